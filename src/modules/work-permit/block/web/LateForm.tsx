import { useState, type ReactNode } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { messages } from '../../../../core/shared/messages.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import { useCrewCandidates } from '../../permit/web/permit-queries.ts'
import { workOrder } from '../../work-order/work-order.resource.ts'
import { gasesOf, LateGases, type PaperDevice, type PaperGas } from './LateGases.tsx'
import { useBlockAct, type ActProps } from './block-act.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { blockTexts } from './block-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** What the paper says, in its order; all but the supplements have to be told. */
const names = [
  'wkodNo',
  'permitNm',
  'permitTypeCd',
  'supplCds',
  'areaCd',
  'placeTxt',
  'exZoneCd',
  'supervisor',
  'workers',
  'realStartDt',
  'realEndDt',
  'writerTxt',
  'workTxt',
  'reasonTxt',
] as const
type Name = (typeof names)[number]
const optional: Name = 'supplCds'
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
/** Where the server names a field otherwise than the form. */
const alsoCalled: Partial<Record<Name, readonly string[]>> = { supervisor: ['supWorkerNo', 'supUserId'] }

const moment = (day: string, time: string): string => (/^\d{2}:\d{2}$/.test(time) ? `${day} ${time}` : '')

/** Registers a work that was done under a paper: what the paper says, who wrote it, and why it comes late. */
export function LateForm({ block, permitBlockNumberNo, onDone, onCancel }: ActProps) {
  const say = useTexts(blockTexts)
  const { send, show, issues, issueAt } = useBlockAct(block.permitBlockNo, 'late', onDone)
  const orders = useList(workOrder, { plantCd: block.plantCd, state: ['inProgress'], limit: 100 })
  const areas = useList(permitArea, { plantCd: block.plantCd, limit: 100 })
  const { data: types = [] } = useCodes('PTW_TYPE')
  const { data: supplements = [] } = useCodes('PTW_SUPPL')
  const { data: zones = [] } = useCodes('PTW_EX_ZONE')
  const [value, setValue] = useState<Record<string, unknown>>({
    permitTypeCd: 'G',
    exZoneCd: 'none',
    supplCds: [],
  })
  const [gases, setGases] = useState<PaperGas[]>([])
  const [device, setDevice] = useState<PaperDevice>({ testerTxt: '', deviceSn: '', calExpYmd: '' })
  const text = (name: string): string => (typeof value[name] === 'string' ? value[name] : '')
  const set = (name: string, next: unknown) => setValue({ ...value, [name]: next })
  const { data: crew = [] } = useCrewCandidates({
    wkodNo: typeof value['wkodNo'] === 'number' ? value['wkodNo'] : undefined,
    workYmd: block.outageYmd,
    eduCds: [],
    q: '',
  })
  const people = crew.map(({ key, name }) => ({ value: key, label: name }))
  const own = crew.some(({ key }) => typeof key === 'string')
  const item = (name: Name, input: ReactNode, more = '') => {
    const message = [name, ...(alsoCalled[name] ?? [])].map(issueAt).find(Boolean)
    return (
      <Form.Item
        label={say(name) + more}
        htmlFor={`late-${name}`}
        required={name !== optional}
        validateStatus={message ? 'error' : ''}
        help={message}
      >
        {input}
      </Form.Item>
    )
  }
  const line = (name: Name, rows = 1, more = '') =>
    item(
      name,
      rows > 1 ? (
        <Input.TextArea
          id={`late-${name}`}
          rows={rows}
          maxLength={500}
          value={text(name)}
          onChange={({ target }) => set(name, target.value)}
        />
      ) : (
        <Input
          id={`late-${name}`}
          maxLength={200}
          value={text(name)}
          onChange={({ target }) => set(name, target.value)}
        />
      ),
      more,
    )
  const choice = (name: Name, options: { value: string | number; label: string }[], mode?: 'multiple') =>
    item(
      name,
      <Select
        id={`late-${name}`}
        mode={mode || undefined}
        showSearch={{ optionFilterProp: 'label' }}
        value={value[name]}
        options={options}
        onChange={(next: unknown) => set(name, next)}
      />,
    )
  const codes = (list: readonly { code: string; codeNm: string }[]) =>
    list.map(({ code, codeNm }) => ({ value: code, label: codeNm }))
  const time = (name: Name) =>
    item(
      name,
      <Input
        id={`late-${name}`}
        type="time"
        value={text(name)}
        onChange={({ target }) => set(name, target.value)}
      />,
      ` (${block.outageYmd})`,
    )
  const submit = () => {
    const missing = names.filter((name) => name !== optional && isEmpty(value[name]))
    if (missing.length > 0)
      return show(missing.map((path) => ({ path, message: said(messages.requiredField(say(path))) })))
    const { supervisor, workers, realStartDt, realEndDt, ...rest } = value
    const chosen = Array.isArray(workers) ? (workers as (string | number)[]) : []
    return send({
      permitBlockNumberNo,
      ...rest,
      [own ? 'supUserId' : 'supWorkerNo']: supervisor,
      workers: chosen.map((key) => (own ? { workerUserId: key } : { vendorWorkerNo: key })),
      gases: gasesOf(gases, device, block.outageYmd),
      realStartDt: moment(block.outageYmd, String(realStartDt ?? '')),
      realEndDt: moment(block.outageYmd, String(realEndDt ?? '')),
    })
  }
  const shown = new Set<string>([...names, ...Object.values(alsoCalled).flat()])
  const ofGases = (path: string) => path.startsWith('gases')
  return (
    <Form layout="vertical" className="block-form block-late">
      {choice(
        'wkodNo',
        orders.rows.map(({ wkodNo, wkodCd, wkodNm }) => ({
          value: wkodNo,
          label: `${wkodCd ?? ''} ${wkodNm}`,
        })),
      )}
      {line('permitNm')}
      {choice('permitTypeCd', codes(types))}
      {choice('supplCds', codes(supplements), 'multiple')}
      {choice(
        'areaCd',
        areas.rows.map(({ areaCd, areaNm }) => ({ value: areaCd, label: areaNm })),
      )}
      {line('placeTxt')}
      {choice('exZoneCd', codes(zones))}
      {choice('supervisor', people)}
      {choice('workers', people, 'multiple')}
      {time('realStartDt')}
      {time('realEndDt')}
      {line('writerTxt')}
      <div className="block-wide">
        <LateGases rows={gases} shared={device} onRows={setGases} onShared={setDevice} />
        {issues
          .filter(({ path }) => ofGases(path))
          .map(({ path, message }) => (
            <p key={path + message} role="alert" className="permit-bad">
              {message}
            </p>
          ))}
      </div>
      <div className="block-wide">{line('workTxt', 2)}</div>
      <div className="block-wide">{line('reasonTxt', 2, say('tenOrMore'))}</div>
      {issues
        .filter(({ path }) => !shown.has(path) && !ofGases(path))
        .map(({ path, message }) => (
          <p key={path + message} role="alert" className="permit-bad block-wide">
            {message}
          </p>
        ))}
      <span className="block-wide">
        <BusyButton type="primary" action={submit}>
          {say('lateEntry')}
        </BusyButton>{' '}
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </span>
    </Form>
  )
}
