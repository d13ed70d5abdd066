/** Attributed to a role and a trade, never to a person. */
export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly role: string;
  readonly sector: string;
};
