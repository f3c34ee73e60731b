/**
 * What a form leaves as it is: the query of the address that it would lead to, so that sending it without script keeps
 * the rest of the selection.
 */
export function AddressFields({ address }: { address: string }) {
  return [...new URLSearchParams(address.split('?')[1])].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
