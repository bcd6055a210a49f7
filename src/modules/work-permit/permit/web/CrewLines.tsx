import { useState } from 'react'
import { Alert, Form, Select } from 'antd'
import { toMoment } from '../../../../core/shared/dates.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { blankRow } from '../../../../core/web/form/line-rows.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { crewKeyOf, type CrewKey } from '../crew.rule.ts'
import { qualificationNames, specialEducationsFor, type CrewWork } from '../crew-requirements.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { useCrewCandidates, type CrewCandidate } from './permit-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

const qualifications = () =>
  Object.entries(qualificationNames).map(([code, name]) => ({ code, codeNm: said(name) }))
const ownColumns = {
  vendorWorkerNo: { hidden: true },
  qualTypeCd: { hidden: true },
  workerUserId: { width: 200 },
  roleTxt: { width: 200 },
}
const crewEducations = (work: Partial<CrewWork>, parameters: PermitParameters): string[] =>
  specialEducationsFor(
    { ...work, permitTypeCd: work.permitTypeCd ?? 'G', supplCds: work.supplCds ?? [] },
    parameters,
  ).map(({ code }) => code)
type Crew = (Record<string, unknown> & { vendorWorkerNo?: number | null; workerUserId?: string | null })[]

/**
 * Who works: found by name among the people of the vendor or of the own department and added, then the role
 * and, for the vendor's people, the qualification that the work needs. Whoever may not work on that day is
 * marked with the reason before being chosen.
 */
export function CrewLines({
  saved,
  own,
  parameters,
}: {
  saved: WorkPermit['workers']
  own: boolean
  parameters: PermitParameters | undefined
}) {
  const say = useTexts(permitFormTexts)
  const { antd, editable, changed } = useFormOfRecord()
  const [words, setWords] = useState('')
  const [added, setAdded] = useState<readonly CrewCandidate[]>([])
  const watch = { form: antd, preserve: true }
  const startDt = Form.useWatch('startDt', watch) as string | undefined
  const work = {
    permitTypeCd: Form.useWatch('permitTypeCd', watch) as string | undefined,
    supplCds: Form.useWatch('supplCds', watch) as CrewWork['supplCds'] | undefined,
    workKindCd: Form.useWatch('workKindCd', watch) as string | undefined,
    supplements: Form.useWatch('supplements', watch) as CrewWork['supplements'],
  }
  const asked = {
    wkodNo: Form.useWatch('wkodNo', watch) as number | undefined,
    workYmd: (startDt && toMoment(startDt)?.slice(0, 10)) || undefined,
    eduCds: parameters && crewEducations(work, parameters),
  }
  const { data: found = [], isFetching } = useCrewCandidates({ ...asked, q: words })
  const crew = (Form.useWatch('workers', watch) ?? []) as Crew
  // Of a copy, or after the day was changed: whoever may no longer work is named before the request is
  // refused.
  const keys = crew.filter(({ removed }) => removed !== true).flatMap((row) => crewKeyOf(row) ?? [])
  const { data: judged = [] } = useCrewCandidates({ ...asked, keys: editable ? keys.map(String) : [] })
  const unfit = judged.filter(({ key, reasons }) => reasons.length > 0 && keys.includes(key))
  const taken = new Set(crew.filter(({ removed }) => removed !== true).map(crewKeyOf))
  const known = new Map<string, string>([
    ...saved.map(
      ({ vendorWorkerNo, vendorWorkerNm }) =>
        [String(vendorWorkerNo), vendorWorkerNm ?? String(vendorWorkerNo)] as const,
    ),
    ...[...found, ...added].map(({ key, name }) => [String(key), name] as const),
  ])
  const add = (key: CrewKey) => {
    const person = found.find((each) => each.key === key)
    if (!person) return
    setAdded((before) => [...before, person])
    const row = own
      ? { workerUserId: person.key, workerUserNm: person.name }
      : { vendorWorkerNo: person.key, vendorWorkerNm: person.name }
    antd.setFieldValue('workers', [...crew, blankRow(row)])
    changed()
  }
  const label = own ? say('crewOwn') : say('crew')
  return (
    <>
      {editable && (
        <Form.Item label={label} htmlFor="permit-crew" className="span-1">
          <Select<CrewKey | null>
            id="permit-crew"
            value={null}
            placeholder={own ? say('findOwn') : say('find')}
            showSearch={{ filterOption: false, onSearch: setWords }}
            loading={isFetching}
            popupMatchSelectWidth={false}
            options={found
              .filter(({ key }) => !taken.has(key))
              .map((person) => ({ value: person.key, label: <Candidate {...person} /> }))}
            notFoundContent={isFetching ? said(messages.loading) : say('nobody')}
            onSelect={(key) => key !== null && add(key)}
          />
        </Form.Item>
      )}
      {crew.length === 0 && (
        <p className="span-all permit-note permit-none">{own ? say('addOwn') : say('addCrew')}</p>
      )}
      {unfit.length > 0 && (
        <Alert
          className="span-all"
          type="warning"
          showIcon
          title={say('unfitCrew', { count: unfit.length })}
          description={
            <ul>
              {unfit.map(({ key, name, reasons }) => (
                <li key={key}>
                  {name}: {reasons.join(' ')}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {crew.length > 0 && (
        <LinesField
          name="workers"
          columns={
            own
              ? ownColumns
              : {
                  workerUserId: { hidden: true },
                  vendorWorkerNo: {
                    options: [...known].map(([code, codeNm]) => ({ code, codeNm })),
                    width: 160,
                  },
                  roleTxt: { width: 160 },
                  qualTypeCd: { kind: 'select', options: qualifications(), width: 160 },
                }
          }
        />
      )}
    </>
  )
}

function Candidate({ name, deptNm, reasons }: CrewCandidate) {
  const say = useTexts(permitFormTexts)
  return (
    <span className="permit-candidate">
      {deptNm ? `${name} (${deptNm})` : name}
      {reasons.length > 0 && (
        <em className="permit-bad">
          {reasons.length > 1
            ? say('unfitMore', { reason: reasons[0]!, count: reasons.length - 1 })
            : say('unfit', { reason: reasons[0]! })}
        </em>
      )}
    </span>
  )
}
