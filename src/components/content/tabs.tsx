import type { ReactNode } from 'react';
import { islandAttributes } from '../../islands/attributes';

interface TabsProps {
  /** Tabs of the same group switch together, and the choice is stored. */
  groupId?: string;
  children?: ReactNode;
}

/** Panels of which one is shown. Without script, all are shown, each with its label. */
export function Tabs({ groupId, children }: TabsProps) {
  return (
    <div className="tabs" {...islandAttributes('tabs', groupId ? { groupId } : {})}>
      <div data-island-root />
      {children}
    </div>
  );
}

interface TabItemProps {
  /** Identifies the tab within its group. */
  value: string;
  label?: string;
  children?: ReactNode;
}

export function TabItem({ value, label = value, children }: TabItemProps) {
  return (
    <div className="tab-panel" data-value={value} data-label={label}>
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}
