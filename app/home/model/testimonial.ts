/** A quote attributed to a role and a sector, not to a person. */
export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly role: string;
  readonly sector: string;
};
