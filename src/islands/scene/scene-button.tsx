import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../../components/icon';

interface SceneButtonProps {
  label: string;
  icon: IconShape;
  onClick: () => void;
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  describedBy?: string | undefined;
  children?: ReactNode;
}

/** A button with an icon in the control bar. */
export function SceneButton(props: SceneButtonProps) {
  const { label, icon, onClick, keys, isPressed, isDisabled, describedBy, children } = props;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-describedby={describedBy}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon of={icon} size={20} />
      {children}
    </button>
  );
}
