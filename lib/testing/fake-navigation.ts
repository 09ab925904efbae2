/** Stands in for `next/navigation` in tests of components: where they lead to is kept. */
export const leads: string[] = [];

const router = {
  push: (href: string) => leads.push(href),
  replace: (href: string) => leads.push(href),
  refresh: () => undefined,
  prefetch: () => undefined,
};

export const useRouter = () => router;
export const usePathname = () => '/';
export const useSearchParams = () => new URLSearchParams();
