import { useTranslations } from 'next-intl';
import { toothNameOf } from '@/lib/odontogram/tooth-name';

/** How people call a tooth: "primer molar inferior izquierdo". */
export function useToothName(): (fdi: number) => string {
  const t = useTranslations('odontogram.tooth');
  return (fdi) => {
    const name = toothNameOf(fdi);
    return name ? t('name', { ...name }) : t('unknown', { fdi: String(fdi) });
  };
}
