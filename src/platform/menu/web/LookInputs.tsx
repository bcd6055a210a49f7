import { ColorPicker, Select, Space } from 'antd'
import { ClearButton } from '../../../core/web/popup/ClearButton.tsx'
import { asText, elementProps, type InputProps } from '../../../core/web/components/input-props.ts'
import { MenuIcon, menuIconNames } from '../../../core/web/shell/menu-icon.tsx'
import { menuTexts } from './menu.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The colours of the menus that come with the portal. */
const usualColors = [
  '#8E44AD',
  '#C0392B',
  '#D35400',
  '#B7950B',
  '#1E8449',
  '#117A65',
  '#0958D9',
  '#2E4053',
  '#7F8C8D',
]

/** Picks one of the icons that the portal draws. */
export function IconInput(props: InputProps) {
  const { value, onChange, onBlur } = props
  const text = useTexts(menuTexts)
  return (
    <Select<string>
      {...elementProps(props)}
      allowClear
      showSearch
      value={asText(value) || undefined}
      placeholder={text('noIcon')}
      options={menuIconNames.map((name) => ({
        value: name,
        label: (
          <span className="menu-icon-option">
            <MenuIcon menu={{ icon: name, color: null }} /> {name}
          </span>
        ),
      }))}
      onChange={(name) => onChange?.(name ?? null)}
      onBlur={onBlur}
    />
  )
}

/** Picks a colour, one of the usual ones or any other. */
export function ColorInput(props: InputProps) {
  const { value, onChange, disabled, field } = props
  const text = useTexts(menuTexts)
  const color = asText(value)
  return (
    <Space>
      <ColorPicker
        value={color || undefined}
        disabled={disabled}
        disabledAlpha
        format="hex"
        showText={(shown) => (color ? shown.toHexString().toUpperCase() : text('noColor'))}
        presets={[{ label: field.label, colors: usualColors }]}
        onChangeComplete={(next) => onChange?.(next.toHexString().toUpperCase())}
      />
      {color && !disabled && <ClearButton label={field.label} onClear={() => onChange?.(null)} />}
    </Space>
  )
}
