import { z } from 'zod';
import { sidebarIds } from '../../site/versions';

const text = z.string().trim().min(1);
const page = text.meta({
  description: 'A page: its path in the version, without .mdx or /index; / is the home page',
});
const label = text.meta({ description: 'Replaces the title; may contain {Network} and {Brand}' });

const entry: z.ZodType = z.lazy(() =>
  z.union([
    page,
    z.strictObject({ page, label: label.optional() }),
    z.strictObject({ category: label, items: z.array(entry).min(1) }),
  ]),
);

/** Schema of `sidebars.yaml`. */
export const sidebarsSchema = z.strictObject(
  Object.fromEntries(sidebarIds.map((id) => [id, z.array(entry).min(1)])),
);
