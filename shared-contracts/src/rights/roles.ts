/** Roles of the hub's accounts; their rights are in rights.ts and, for records, in records/rights.ts. */
export const USER_ROLES = ['editor', 'publisher', 'programme', 'shop', 'administrator'] as const;
export type Role = (typeof USER_ROLES)[number];
