import { formatPhone, phoneHref } from '@/lib/kit/text/phone';

/** A number one can press to call; text that cannot be dialled stays text. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  const text = formatPhone(phone);
  if (href === null) return text;
  return (
    <a
      href={href}
      className="-my-0.5 inline-flex items-center py-0.5 whitespace-nowrap touch:-my-3 touch:min-h-11 text-accent underline-offset-2 hover:underline"
    >
      {text}
    </a>
  );
}
