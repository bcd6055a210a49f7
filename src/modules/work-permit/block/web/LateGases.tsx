import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { gasNumber } from '../../permit/web/gas-fields.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { blockTexts } from './block-page.texts.ts'

/** A measurement as it stands on the paper; times are of the paper's day. */
export interface PaperGas {
  no: number
  measTypeCd: string
  time: string
  pointCd: string
  o2Pct: string
  lelPct: string
  coPpm: string
  h2sPpm: string
}
/** Who measured with what: the same on every line of a paper. */
export interface PaperDevice {
  testerTxt: string
  deviceSn: string
  calExpYmd: string
}
const numbers = [
  ['o2Pct', 'O₂(%)'],
  ['lelPct', 'LEL(%)'],
  ['coPpm', 'CO(ppm)'],
  ['h2sPpm', 'H₂S(ppm)'],
] as const
const device = [
  ['testerTxt', 'text'],
  ['deviceSn', 'text'],
  ['calExpYmd', 'date'],
] as const

/** What the server is sent of them. */
export const gasesOf = (
  rows: readonly PaperGas[],
  shared: PaperDevice,
  day: string,
): Record<string, unknown>[] =>
  rows.map(({ measTypeCd, time, pointCd, ...values }) => ({
    ...shared,
    measTypeCd,
    pointCd,
    measDt: `${day} ${time}`,
    ...Object.fromEntries(
      numbers.flatMap(([name]) =>
        gasNumber(values[name]) === undefined ? [] : [[name, gasNumber(values[name])]],
      ),
    ),
  }))

/** The measurements of a paper (안전보건규칙 제619조의2: kept with the permit), line by line. */
export function LateGases({
  rows,
  shared,
  onRows,
  onShared,
}: {
  rows: readonly PaperGas[]
  shared: PaperDevice
  onRows: (rows: PaperGas[]) => void
  onShared: (shared: PaperDevice) => void
}) {
  const say = useTexts(blockTexts)
  const { data: kinds = [] } = useCodes('PTW_MEAS_TYPE')
  const { data: points = [] } = useCodes('PTW_GAS_POINT')
  const change = (no: number, name: keyof PaperGas, value: string) =>
    onRows(rows.map((row) => (row.no === no ? { ...row, [name]: value } : row)))
  const add = () =>
    onRows([
      ...rows,
      {
        no: (rows.at(-1)?.no ?? 0) + 1,
        measTypeCd: rows.length === 0 ? 'first' : 'periodic',
        time: '',
        pointCd: points[0]?.code ?? '',
        o2Pct: '',
        lelPct: '',
        coPpm: '',
        h2sPpm: '',
      },
    ])
  return (
    <fieldset className="block-gases">
      <legend>{say('gasesCount', { count: rows.length })}</legend>
      {rows.map((row, index) => (
        <div key={row.no} className="block-gas" role="group" aria-label={say('gasNo', { no: index + 1 })}>
          <Select
            aria-label={say('measType')}
            value={row.measTypeCd}
            options={kinds.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            onChange={(value: string) => change(row.no, 'measTypeCd', value)}
          />
          <Input
            aria-label={say('measTime')}
            type="time"
            value={row.time}
            onChange={({ target }) => change(row.no, 'time', target.value)}
          />
          <Select
            aria-label={say('measPoint')}
            value={row.pointCd}
            options={points.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            onChange={(value: string) => change(row.no, 'pointCd', value)}
          />
          {numbers.map(([name, label]) => (
            <Input
              key={name}
              aria-label={label}
              placeholder={label}
              inputMode="decimal"
              maxLength={9}
              value={row[name]}
              onChange={({ target }) => change(row.no, name, target.value)}
            />
          ))}
          <Button
            icon={<DeleteOutlined aria-hidden />}
            aria-label={say('removeGas', { no: index + 1 })}
            onClick={() => onRows(rows.filter(({ no }) => no !== row.no))}
          />
        </div>
      ))}
      {rows.length > 0 && (
        <div className="block-gas">
          {device.map(([name, type]) => (
            <label key={name} htmlFor={`late-gas-${name}`}>
              {say(name)}
              <Input
                id={`late-gas-${name}`}
                type={type}
                maxLength={50}
                value={shared[name]}
                onChange={({ target }) => onShared({ ...shared, [name]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        {say('addGas')}
      </Button>
    </fieldset>
  )
}
