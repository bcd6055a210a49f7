import { theme as kit, type ThemeConfig } from 'antd'
import type { Size } from '../shared/session.ts'
import type { Theme } from './preferences.ts'

// Contrast measured with axe: these keep every text of the kit at 4.5 : 1 or better on its own ground.
const light = {
  colorPrimary: '#0958d9',
  colorPrimaryHover: '#0848b8',
  colorLink: '#0958d9',
  colorLinkHover: '#0848b8',
  colorError: '#cf1322',
  colorTextDescription: 'rgba(0, 0, 0, 0.65)',
  colorTextTertiary: 'rgba(0, 0, 0, 0.65)',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.6)',
  colorTextQuaternary: 'rgba(0, 0, 0, 0.6)',
  colorTextDisabled: 'rgba(0, 0, 0, 0.6)',
}
const dark = {
  colorPrimary: '#3b82f6',
  colorLink: '#7ab0ff',
  colorLinkHover: '#a8ccff',
  colorLinkActive: '#a8ccff',
  colorError: '#ff7875',
  colorBgContainer: '#191d24',
  colorBgElevated: '#20252e',
  colorBgLayout: '#12151a',
  colorBorder: '#414b5a',
  colorBorderSecondary: '#303743',
  colorText: '#e6eaf0',
  colorTextHeading: '#e6eaf0',
  colorTextDescription: 'rgba(255, 255, 255, 0.68)',
  colorTextTertiary: 'rgba(255, 255, 255, 0.68)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
  colorTextQuaternary: 'rgba(255, 255, 255, 0.6)',
  colorTextDisabled: 'rgba(255, 255, 255, 0.6)',
}
/**
 * Heights of the controls in pixels: usual ones, and those of the kit's size 'small', which small and mini
 * use.
 */
const sizes: Record<
  Size,
  { kit: 'medium' | 'small'; fontSize: number; controlHeight: number; controlHeightSM: number }
> = {
  medium: { kit: 'medium', fontSize: 14, controlHeight: 32, controlHeightSM: 26 },
  small: { kit: 'small', fontSize: 13, controlHeight: 30, controlHeightSM: 28 },
  mini: { kit: 'small', fontSize: 12, controlHeight: 26, controlHeightSM: 24 },
}

/** The kit's tokens for a theme and a size; one accent, the blue of the specification. */
export function kitTheme(theme: Theme, size: Size): ThemeConfig {
  const { kit: _kit, ...measures } = sizes[size]
  return {
    algorithm: theme === 'dark' ? kit.darkAlgorithm : kit.defaultAlgorithm,
    // Its styles come as a file: web.tsx, vite.config.ts (decision 0053).
    zeroRuntime: true,
    token: {
      ...(theme === 'dark' ? dark : light),
      fontFamily: 'var(--portal-font-family)',
      ...measures,
      borderRadius: 6,
      wireframe: false,
      motionDurationMid: '0.12s',
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
      Message: { zIndexPopup: 2000 },
      Tabs: theme === 'dark' ? { itemSelectedColor: dark.colorLink, itemHoverColor: dark.colorLink } : {},
    },
  }
}
export const kitSize = (size: Size): 'medium' | 'small' => sizes[size].kit
