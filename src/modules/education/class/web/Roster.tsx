import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { attendMethods, type AttendMethod } from '../class-codes.rule.ts'
import type { Roster as RosterAnswer, RosterPerson, RosterStay } from '../class-roster.rule.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { attendCorrection, eduTarget, missReason } from '../edu-target.resource.ts'
import { AddPeople } from './AddPeople.tsx'
import { AskDialog } from './AskDialog.tsx'
import { classTexts } from './class-page.texts.ts'
import { ClassSheets } from './ClassSheets.tsx'
import { SeatLink } from './SeatLink.tsx'
import { Tablet } from './Tablet.tsx'

const hourOf = (moment: string | null): string => (moment ? showMoment(moment).slice(11, 16) : '')
const useRoster = ({ eduClassNo }: Pick<EduClass, 'eduClassNo'>) =>
  useQuery({
    queryKey: [eduClass.name, 'roster', eduClassNo],
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: RosterAnswer }>(`${eduClass.path}/${eduClassNo}/roster`, undefined, {
          signal,
          quiet: true,
        })
      ).data,
  })

/** The people of a class and when they were there, for who runs it; nobody else sees them. */
export function Roster({ row }: { row: EduClass }) {
  const { data, error, isLoading, refetch } = useRoster(row)
  if (error instanceof ApiError && error.status === 403) return null
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(roster) => <Sheet row={row} roster={roster} />}
    </Gate>
  )
}

type Asked =
  | { what: 'miss' | 'exclude'; person: RosterPerson }
  | { what: 'correct'; person: RosterPerson; stay: RosterStay }
  | { what: 'link'; person: RosterPerson }
function Sheet({ row, roster }: { row: EduClass; roster: RosterAnswer }) {
  const text = useTexts(classTexts)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [eduClass.name] })
  const isOpen = ['planned', 'open', 'running'].includes(row.state)
  return (
    <Block
      title={text('people')}
      extra={<span aria-live="polite">{text('counts', { ...roster.counts })}</span>}
    >
      <div className="span-all class-sheet">
        <SheetActs row={row} roster={roster} />
        <DataGrid<RosterPerson>
          numbered
          height="auto"
          label={text('people')}
          rows={roster.people}
          rowKey={({ eduTargetNo }) => String(eduTargetNo)}
          empty={text('nobody')}
          layoutKey="eduRoster"
          columns={[
            { name: 'targetNm', text: text('name'), kind: 'text', width: 110, card: 'title' },
            { name: 'groupNm', text: text('group'), kind: 'text', width: 130, card: 'fact' },
            {
              name: 'state',
              text: text('state'),
              kind: 'custom',
              width: 90,
              card: 'fact',
              render: ({ state }) => <StateTag resource={eduTarget} state={state} />,
            },
            {
              name: 'stays',
              text: `${text('in')} – ${text('out')}`,
              kind: 'custom',
              width: 170,
              card: 'fact',
              render: ({ stays }) => <Stays stays={stays} />,
            },
            { name: 'recogMin', text: text('minutes'), kind: 'number', width: 90, card: 'fact' },
            {
              name: 'recogPct',
              text: text('pct'),
              kind: 'custom',
              width: 90,
              render: ({ recogPct, stays }) => (stays.length > 0 ? `${recogPct.toFixed(1)}%` : ''),
            },
            {
              name: 'marks',
              text: text('marks'),
              kind: 'custom',
              width: 190,
              card: 'fact',
              render: (person) => <Marks person={person} />,
            },
            {
              name: 'eduTargetNo',
              text: text('acts'),
              kind: 'custom',
              width: 250,
              card: 'fact',
              render: (person) => (
                <span className="class-row-acts">
                  {isOpen && person.state === 'invited' && row.state === 'running' && (
                    <Button size="small" onClick={() => setAsked({ what: 'miss', person })}>
                      {text('miss')}
                    </Button>
                  )}
                  {isOpen && ['invited', 'waiting', 'absent'].includes(person.state) && (
                    <Button size="small" onClick={() => setAsked({ what: 'exclude', person })}>
                      {text('exclude')}
                    </Button>
                  )}
                  {(row.state === 'running' || row.state === 'attended') &&
                    person.stays.slice(-1).map((stay) => (
                      <Button
                        key={stay.eduAttendNo}
                        size="small"
                        onClick={() => setAsked({ what: 'correct', person, stay })}
                      >
                        {text('correct')}
                      </Button>
                    ))}
                  {isOpen && person.vendorWorkerNo !== null && (
                    <Button size="small" onClick={() => setAsked({ what: 'link', person })}>
                      {text('link')}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      </div>
      {(asked?.what === 'miss' || asked?.what === 'exclude') && (
        <AskDialog
          title={`${text(asked.what)}: ${asked.person.targetNm}`}
          fields={{ reason: { ...missReason, label: text('reason') } }}
          onClose={close}
          onAsk={async (values) => {
            await api.put(`${eduClass.path}/${row.eduClassNo}/decide`, {
              ...values,
              eduTargetNo: asked.person.eduTargetNo,
              decision: asked.what,
            })
            await refresh()
          }}
        />
      )}
      {asked?.what === 'correct' && (
        <AskDialog
          title={`${text('correct')}: ${asked.person.targetNm}`}
          fields={{
            inDt: { ...attendCorrection.inDt, label: text('in') },
            outDt: { ...attendCorrection.outDt, label: text('out') },
            reason: { ...attendCorrection.reason, label: text('reason') },
          }}
          first={{ inDt: asked.stay.inDt, outDt: asked.stay.outDt }}
          onClose={close}
          onAsk={async (values) => {
            await api.put(`${eduClass.path}/${row.eduClassNo}/correct`, {
              ...values,
              eduAttendNo: asked.stay.eduAttendNo,
            })
            await refresh()
          }}
        />
      )}
      {asked?.what === 'link' && (
        <SeatLink eduClassNo={row.eduClassNo} person={asked.person} onClose={close} />
      )}
    </Block>
  )
}

function Stays({ stays }: { stays: readonly RosterStay[] }) {
  const text = useTexts(classTexts)
  return (
    <>
      {stays.map((stay) => (
        <span key={stay.eduAttendNo} className="class-stay">
          {hourOf(stay.inDt)} – {hourOf(stay.outDt)}{' '}
          {stay.methodCd in attendMethods && <em>{text(`method.${stay.methodCd as AttendMethod}`)}</em>}
          {stay.modReason && (
            <small title={stay.modReason}>
              {text('before', { in: hourOf(stay.firstInDt), out: hourOf(stay.firstOutDt) })}
            </small>
          )}
        </span>
      ))}
    </>
  )
}
function Marks({ person }: { person: RosterPerson }) {
  const text = useTexts(classTexts)
  const came = person.stays.length > 0
  return (
    <>
      {came && person.lateYn === 'Y' && <Tag color="orange">{text('late')}</Tag>}
      {came && person.earlyYn === 'Y' && <Tag color="orange">{text('early')}</Tag>}
      {person.marks.map((mark) => (
        <Tag key={mark} color="gold">
          {text(`mark.${mark}`)}
        </Tag>
      ))}
      {person.judgeTxt && <small>{person.judgeTxt}</small>}
      {person.exceptReason && <small>{person.exceptReason}</small>}
    </>
  )
}

function SheetActs({ row, roster }: { row: EduClass; roster: RosterAnswer }) {
  const text = useTexts(classTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const [open, setOpen] = useState<'add' | 'tablet'>()
  const isOpen = ['planned', 'open', 'running'].includes(row.state)
  const act = (name: string) => async () => {
    await api.put(`${eduClass.path}/${row.eduClassNo}/${name}`)
    if (name === 'notice') notice.toast(text('noticed'))
    await client.invalidateQueries({ queryKey: [eduClass.name] })
  }
  const isChecking = row.recheckToDt !== null && Date.parse(row.recheckToDt) > Date.parse(roster.now)
  return (
    <div className="class-acts">
      {isOpen && (tab.canWrite || row.state === 'running') && (
        <Button type="primary" onClick={() => setOpen('add')}>
          {text(row.state === 'running' ? 'addOnSite' : 'add')}
        </Button>
      )}
      {row.state === 'running' && <Button onClick={() => setOpen('tablet')}>{text('tablet')}</Button>}
      {row.state === 'running' && <BusyButton action={act('recheck')}>{text('recheck')}</BusyButton>}
      {(row.state === 'open' || row.state === 'running') && tab.canWrite && (
        <BusyButton action={act('notice')}>{text('notice')}</BusyButton>
      )}
      {isOpen && tab.canWrite && (row.waitQty ?? 0) > 0 && (
        <BusyButton action={act('fillseats')}>
          {text('fill')} · {text('waitingNow', { n: row.waitQty ?? 0 })}
        </BusyButton>
      )}
      <ClassSheets row={row} />
      {isChecking && <Tag color="blue">{text('recheckOn', { at: hourOf(row.recheckToDt) })}</Tag>}
      {open === 'add' && <AddPeople row={row} onClose={() => setOpen(undefined)} />}
      {open === 'tablet' && <Tablet row={row} people={roster.people} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
