import type { LucideIcon } from 'lucide-react';
import { CircleAlert, Flame, Info, Lightbulb, NotebookPen } from '../icons';
import type { ReactNode } from 'react';

const KINDS = {
  note: { label: 'Note', Icon: NotebookPen },
  tip: { label: 'Tip', Icon: Lightbulb },
  info: { label: 'Info', Icon: Info },
  caution: { label: 'Caution', Icon: CircleAlert },
  danger: { label: 'Danger', Icon: Flame },
} satisfies Record<string, { label: string; Icon: LucideIcon }>;

interface CalloutProps {
  kind: keyof typeof KINDS;
  /** Replaces the kind's own label. */
  title?: string;
  children?: ReactNode;
}

/** A remark set apart from the text, `:::tip` in MDX. */
export function Callout({ kind, title, children }: CalloutProps) {
  const { label, Icon } = KINDS[kind];
  return (
    <aside className={`callout callout-${kind}`} aria-label={title ?? label}>
      <p className="callout-title">
        <Icon size={18} strokeWidth={1.5} aria-hidden />
        {title ?? label}
      </p>
      {children}
    </aside>
  );
}
