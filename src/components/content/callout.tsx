import type { ReactNode } from 'react';
import type { CalloutKind } from '@physics-editor/lib/callouts';
import { Icon, type IconShape } from '../icon';
import { CircleAlert, Flame, Info, Lightbulb, NotebookPen } from '../icons';

const KINDS: Readonly<Record<CalloutKind, { label: string; icon: IconShape }>> = {
  note: { label: 'Note', icon: NotebookPen },
  tip: { label: 'Tip', icon: Lightbulb },
  info: { label: 'Info', icon: Info },
  caution: { label: 'Caution', icon: CircleAlert },
  danger: { label: 'Danger', icon: Flame },
};

interface CalloutProps {
  kind: CalloutKind;
  /** Overrides the kind's default label. */
  title?: string;
  children?: ReactNode;
}

/** A callout, `:::tip` in MDX. */
export function Callout({ kind, title, children }: CalloutProps) {
  const { label, icon } = KINDS[kind];
  return (
    <aside className={`callout callout-${kind}`} aria-label={title ?? label}>
      <p className="callout-title">
        <Icon of={icon} size={18} />
        {title ?? label}
      </p>
      {children}
    </aside>
  );
}
