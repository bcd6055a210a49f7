import { useState, type ReactNode } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useList } from '../../../../core/web/list/hooks.ts'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { permitArea } from '../../area/permit-area.resource.ts'
import { useCrewCandidates } from '../../permit/web/permit-queries.ts'
import { workOrder } from '../../work-order/work-order.resource.ts'
import { gasesOf, LateGases, type PaperDevice, type PaperGas } from './LateGases.tsx'
import { useBlockAct, type ActProps } from './block-act.ts'

const moment = (day: string, time: string): string => (/^\d{2}:\d{2}$/.test(time) ? `${day} ${time}` : '')

/** Registers a work that was done under a paper: what the paper says, who wrote it, and why it comes late. */
export function LateForm({ block, permitBlockNumberNo, onDone, onCancel }: ActProps) {
  const { send, issues, issueAt } = useBlockAct(block.permitBlockNo, 'late', onDone)
  const orders = useList(workOrder, { plantCd: block.plantCd, state: ['inProgress'], limit: 100 })
  const areas = useList(permitArea, { plantCd: block.plantCd, limit: 100 })
  const { data: types = [] } = useCodes('PTW_TYPE')
  const { data: supplements = [] } = useCodes('PTW_SUPPL')
  const { data: zones = [] } = useCodes('PTW_EX_ZONE')
  const [value, setValue] = useState<Record<string, unknown>>({ permitTypeCd: 'G', exZoneCd: 'none', supplCds: [] })
  const [gases, setGases] = useState<PaperGas[]>([])
  const [device, setDevice] = useState<PaperDevice>({ testerTxt: '', deviceSn: '', calExpYmd: '' })
  const text = (name: string): string => (typeof value[name] === 'string' ? value[name] : '')
  const set = (name: string, next: unknown) => setValue({ ...value, [name]: next })
  const { data: crew = [] } = useCrewCandidates({
    wkodNo: typeof value['wkodNo'] === 'number' ? value['wkodNo'] : undefined,
    workYmd: block.outageYmd,
    supplCds: [],
    q: '',
  })
  const people = crew.map(({ key, name }) => ({ value: key, label: name }))
  const own = crew.some(({ key }) => typeof key === 'string')
  const item = (name: string, label: string, input: ReactNode) => (
    <Form.Item
      label={label}
      htmlFor={`late-${name}`}
      required={name !== 'supplCds'}
      validateStatus={issueAt(name) ? 'error' : ''}
      help={issueAt(name)}
    >
      {input}
    </Form.Item>
  )
  const line = (name: string, label: string, rows = 1) =>
    item(
      name,
      label,
      rows > 1 ? (
        <Input.TextArea
          id={`late-${name}`}
          rows={rows}
          maxLength={500}
          value={text(name)}
          onChange={({ target }) => set(name, target.value)}
        />
      ) : (
        <Input id={`late-${name}`} maxLength={200} value={text(name)} onChange={({ target }) => set(name, target.value)} />
      ),
    )
  const choice = (name: string, label: string, options: { value: string | number; label: string }[], mode?: 'multiple') =>
    item(
      name,
      label,
      <Select
        id={`late-${name}`}
        {...(mode && { mode })}
        showSearch={{ optionFilterProp: 'label' }}
        value={value[name] as string | undefined}
        options={options}
        onChange={(next: unknown) => set(name, next)}
      />,
    )
  const codes = (list: readonly { code: string; codeNm: string }[]) => list.map(({ code, codeNm }) => ({ value: code, label: codeNm }))
  const time = (name: string, label: string) =>
    item(
      name,
      `${label} (${block.outageYmd})`,
      <Input id={`late-${name}`} type="time" value={text(name)} onChange={({ target }) => set(name, target.value)} />,
    )
  const submit = () => {
    const { supervisor, workers, realStartDt, realEndDt, ...rest } = value
    const chosen = Array.isArray(workers) ? (workers as (string | number)[]) : []
    return send({
      permitBlockNumberNo,
      ...rest,
      ...(supervisor !== undefined && { [own ? 'supUserId' : 'supWorkerNo']: supervisor }),
      workers: chosen.map((key) => (own ? { workerUserId: key } : { vendorWorkerNo: key })),
      gases: gasesOf(gases, device, block.outageYmd),
      realStartDt: moment(block.outageYmd, String(realStartDt ?? '')),
      realEndDt: moment(block.outageYmd, String(realEndDt ?? '')),
    })
  }
  const shown = new Set([
    'wkodNo',
    'permitNm',
    'permitTypeCd',
    'supplCds',
    'exZoneCd',
    'areaCd',
    'placeTxt',
    'workTxt',
    'realStartDt',
    'realEndDt',
    'writerTxt',
    'reasonTxt',
  ])
  return (
    <Form layout="vertical" className="block-form block-late">
      {choice(
        'wkodNo',
        '작업의뢰',
        orders.rows.map(({ wkodNo, wkodCd, wkodNm }) => ({ value: wkodNo, label: `${wkodCd ?? ''} ${wkodNm}` })),
      )}
      {line('permitNm', '작업명')}
      {choice('permitTypeCd', '기본허가', codes(types))}
      {choice('supplCds', '보충허가', codes(supplements), 'multiple')}
      {choice(
        'areaCd',
        '구역',
        areas.rows.map(({ areaCd, areaNm }) => ({ value: areaCd, label: areaNm })),
      )}
      {line('placeTxt', '작업장소')}
      {choice('exZoneCd', '폭발위험장소', codes(zones))}
      {choice('supervisor', '작업책임자', people)}
      {choice('workers', '작업자', people, 'multiple')}
      {time('realStartDt', '실제 시작')}
      {time('realEndDt', '실제 종료')}
      {line('writerTxt', '종이 작성자')}
      <div className="block-wide">
        <LateGases rows={gases} shared={device} onRows={setGases} onShared={setDevice} />
      </div>
      <div className="block-wide">{line('workTxt', '작업내용', 2)}</div>
      <div className="block-wide">{line('reasonTxt', '사후 등록 사유(10자 이상)', 2)}</div>
      {issues
        .filter(({ path }) => !shown.has(path))
        .map(({ path, message }) => (
          <p key={path + message} role="alert" className="permit-bad block-wide">
            {message}
          </p>
        ))}
      <span className="block-wide">
        <BusyButton type="primary" action={submit}>
          사후 등록
        </BusyButton>{' '}
        <Button onClick={onCancel}>취소</Button>
      </span>
    </Form>
  )
}
