import { Alert, Form, Select } from 'antd'
import type { Mapping, SheetOutline, Target } from '../../../core/shared/sheet-mapping.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { columnMappingTexts } from './column-mapping.texts.ts'
import './upload.css'

/** Which column says what; chosen once, remembered for the sender. */
export function ColumnMapping({
  outline,
  targets: given,
  labelOf,
  mapping,
  onChange,
}: {
  outline: SheetOutline
  targets: readonly Target[]
  labelOf: (name: string) => string
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}) {
  const text = useTexts(columnMappingTexts)
  const options = outline.header.map((name, column) => ({
    value: column,
    label: text('column', {
      no: column + 1,
      name: name || text('untitled'),
      sample: outline.samples[0]?.[column] ?? '',
    }),
  }))
  // What was found stands first; the order does not move while somebody chooses.
  const found = (name: string) => (outline.mapping[name] === undefined ? 1 : 0)
  const targets = given.toSorted(
    (one, other) =>
      Number(other.required ?? false) - Number(one.required ?? false) || found(one.name) - found(other.name),
  )
  return (
    <div className="upload-mapping">
      <Alert
        type="info"
        showIcon
        title={text(outline.remembered ? 'remembered' : 'proposed')}
        description={text('where', {
          row: outline.headerAt + 1,
          count: outline.rowCnt.toLocaleString('ko-KR'),
        })}
      />
      <Form layout="vertical" className="upload-columns">
        {targets.map(({ name, required }) => (
          <Form.Item
            key={name}
            label={labelOf(name)}
            required={required ?? false}
            htmlFor={`map-${name}`}
            validateStatus={required && mapping[name] === undefined ? 'error' : undefined}
            help={required && mapping[name] === undefined ? text('choose') : undefined}
          >
            <Select<number>
              id={`map-${name}`}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={text('none')}
              value={mapping[name] ?? null}
              options={options}
              onChange={(column: number | undefined) => {
                const { [name]: _left, ...rest } = mapping
                onChange(column === undefined ? rest : { ...rest, [name]: column })
              }}
            />
          </Form.Item>
        ))}
      </Form>
    </div>
  )
}
