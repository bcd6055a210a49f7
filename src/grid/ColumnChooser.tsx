import { ArrowDownOutlined, ArrowUpOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { memo } from 'react'
import type { GridField } from './columns.ts'
import type { GridLayout, PinSide } from './layout-store.ts'
import { isVisible, movedTo, pinOf } from './layout.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { LayoutHandle } from './use-layout.ts'

interface ColumnChooserProps<Row> {
  /** In the user's order, hidden ones too. */
  fields: readonly GridField<Row>[]
  layout: GridLayout
  change: LayoutHandle['change']
  reset: LayoutHandle['reset']
  texts: GridTexts
}

/**
 * Everything the mouse does to columns, by keyboard: show, move, pin, and back to the page's own arrangement.
 */
function Chooser<Row>(props: ColumnChooserProps<Row>) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={props.texts.columns}
      content={<ColumnList {...props} />}
      destroyOnHidden
    >
      <Button
        size="small"
        type="text"
        icon={<SettingOutlined />}
        aria-label={props.texts.columns}
        title={props.texts.columns}
      />
    </Popover>
  )
}

/** Not drawn again when only the active cell moves. */
export const ColumnChooser = memo(Chooser) as typeof Chooser

function ColumnList<Row>({ fields, layout, change, reset, texts }: ColumnChooserProps<Row>) {
  const names: string[] = fields.map((field) => field.name)
  const shownCount = fields.filter((field) => isVisible(field, layout)).length
  return (
    <div className="grid-columns">
      <ul>
        {fields.map((field, index) => {
          const shown = isVisible(field, layout)
          const swap = (other: number) =>
            change({ order: movedTo(names, field.name, names[other] ?? field.name) })
          return (
            <li key={field.name}>
              <label>
                <input
                  type="checkbox"
                  checked={shown}
                  // A grid without columns could not be brought back by looking at it.
                  disabled={shown && shownCount === 1}
                  onChange={() => change({ visible: { ...layout.visible, [field.name]: !shown } })}
                />
                <span>{field.text}</span>
              </label>
              <select
                aria-label={texts.pin(field.text)}
                value={pinOf(field, layout)}
                onChange={(event) =>
                  change({ pins: { ...layout.pins, [field.name]: event.target.value as PinSide } })
                }
              >
                <option value="none">{texts.pinNone}</option>
                <option value="left">{texts.pinLeft}</option>
                <option value="right">{texts.pinRight}</option>
              </select>
              <Button
                size="small"
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={texts.moveUp(field.text)}
                disabled={index === 0}
                onClick={() => swap(index - 1)}
              />
              <Button
                size="small"
                type="text"
                icon={<ArrowDownOutlined />}
                aria-label={texts.moveDown(field.text)}
                disabled={index === fields.length - 1}
                onClick={() => swap(index + 1)}
              />
            </li>
          )
        })}
      </ul>
      <Button size="small" block onClick={reset}>
        {texts.reset}
      </Button>
    </div>
  )
}
