/** A header of files that are written while they are read: the gateway keeps none of them. */
export const IN_PARTS = 'X-In-Parts';
