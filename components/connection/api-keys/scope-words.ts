import type { Messages } from 'next-intl';
import { useTranslations } from 'next-intl';
import { SCOPES, type Scope } from '@/lib/contract/scopes';

/** Messages know no colon in their keys. */
const WORDS: Readonly<Record<Scope, keyof Messages['apiKeys']['scopes']>> = {
  'patients:read': 'patients-read',
  'patients:write': 'patients-write',
  'appointments:read': 'appointments-read',
  'appointments:write': 'appointments-write',
  'appointments:manage': 'appointments-manage',
  'billing:read': 'billing-read',
  'billing:write': 'billing-write',
  'emr:read': 'emr-read',
  'emr:write': 'emr-write',
  'clinical-procedures:read': 'clinical-procedures-read',
  'clinical-procedures:write': 'clinical-procedures-write',
  'locations:read': 'locations-read',
  admin: 'admin',
};

/** What a key may do, in words; a scope that we do not know is called as it is. */
export function useScopeWords() {
  const t = useTranslations('apiKeys');
  return (scope: string) => {
    const known = SCOPES.find((one) => one === scope);
    return known ? t(`scopes.${WORDS[known]}`) : scope;
  };
}
