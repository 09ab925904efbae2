interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

/** `{data, pagination}` as every list of the embedded service answers. An empty list has one page. */
export function pageOf<T>(data: T[], { page, limit }: PageQuery, total: number) {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { data, pagination: { page, limit, total, totalPages } };
}

export function offsetOf({ page, limit }: PageQuery): number {
  return (page - 1) * limit;
}
