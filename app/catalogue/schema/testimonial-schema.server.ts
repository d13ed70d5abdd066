import * as v from 'valibot';
import { identifier, sampleMark, schemaLink, text } from './schema-parts.server.ts';

const testimonialSchema = v.strictObject({
  id: v.pipe(identifier, v.metadata({ title: 'Id', description: 'Unique among testimonials.' })),
  quote: v.pipe(text, v.metadata({ title: 'Quote', description: 'Without quotation marks.' })),
  role: v.pipe(text, v.metadata({ title: 'Role', description: 'What the person does; no name.' })),
  sector: v.pipe(text, v.metadata({ title: 'Sector', description: 'The trade or the kind of place.' })),
});

export const testimonialsFileSchema = v.pipe(
  v.strictObject({
    $schema: schemaLink,
    sample: sampleMark,
    testimonials: v.array(testimonialSchema),
  }),
  v.metadata({ title: 'Testimonials', description: 'What customers say, shown on the home page.' }),
);
