/**
 * Hidden fields of a form: the query of the address that it leads to, so that sending it without script keeps the rest
 * of the selection.
 */
export function AddressFields({ address }: { address: string }) {
  return [...new URLSearchParams(address.split('?')[1])].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
