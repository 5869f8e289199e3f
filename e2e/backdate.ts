import { withDatabase } from './database.ts';
import type { Product } from './product.ts';

/** Lets a page have been marked as optimized that many days ago. */
export async function backdateOptimization(
  product: Pick<Product, 'dataFolder'>,
  secureId: string,
  days: number,
): Promise<void> {
  await withDatabase(product, (database) =>
    database.execute(
      `update reports set optimized_at = now() - make_interval(days => ${days}) where secure_id = '${secureId}'`,
    ),
  );
}
