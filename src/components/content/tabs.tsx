import type { ReactNode } from 'react';
import { islandAttributes } from '../../islands/attributes';

interface TabsProps {
  /** Tabs of the same group switch together, and the choice is stored. */
  groupId?: string;
  /** Value of the tab that is shown first; by default the first. */
  defaultValue?: string;
  /** Key of the address's query for the choice. */
  queryString?: string;
  children?: ReactNode;
}

/** Panels of which one is shown. Without script, all are shown, each with its label. */
export function Tabs({ children, ...props }: TabsProps) {
  return (
    <div className="tabs" {...islandAttributes('tabs', props)}>
      <div data-island-root="" />
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
