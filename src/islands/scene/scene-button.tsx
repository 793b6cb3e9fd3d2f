import type { ReactNode, RefObject } from 'react';
import { Icon, type IconShape } from '../../components/icon';

interface SceneButtonProps {
  label: string;
  icon: IconShape;
  onClick: () => void;
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  describedBy?: string | undefined;
  className?: string;
  buttonRef?: RefObject<HTMLButtonElement>;
  children?: ReactNode;
}

/** A button with an icon in the control bar. */
export function SceneButton(props: SceneButtonProps) {
  const {
    label,
    icon,
    onClick,
    keys,
    isPressed,
    isDisabled,
    describedBy,
    className = 'icon-button',
    buttonRef,
    children,
  } = props;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={className}
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
