import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PrinterOutlined, StopOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { OpenRecord } from '../../../../core/web/record/OpenRecord.tsx'
import type { Detail } from '../../../../core/shared/resource.ts'
import { safFacility } from '../../../../platform/facility/facility.resource.ts'
import { FacilityFacts, FacilityRegister } from '../../../../platform/facility/web/FacilityListPage.tsx'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import { improvement } from '../../../improvement/improvement/improvement.resource.ts'
import { safLoto } from '../../../work-permit/loto/loto.resource.ts'
import { workOrder } from '../../../work-permit/work-order/work-order.resource.ts'
import { safCheckResult } from '../../check/check-result.resource.ts'
import { safEvent } from '../../event/saf-event.resource.ts'
import { picturedPlant } from '../../pictured-plant.web.ts'
import { machinePages } from '../../record-pages.rule.ts'
import type { FacilityLife, LifeEntry } from '../facility-life.rule.ts'
import type { UnjudgedMachine } from '../facility-due.rule.ts'
import { safFacilityInsp, safFacilityLaw, safFacilityStop } from '../saf-facility-insp.resource.ts'
import { StopFields } from './FacilityInspPages.tsx'
import { EmergencyMap } from './EmergencyMap.tsx'
import { emergencyTexts } from './emergency.texts.ts'
import { DueDay, FacilityMark } from './FacilityMark.tsx'
import './facility.css'
import { facilityTexts } from './facility.texts.ts'

const views = ['list', 'map'] as const
const labelsPath = '/api/saf/facilitylife/labels'

/** 설비관리 (saf/facility/facility): the machines, each opens with everything about it; emergency equipment as a picture. */
export function FacilityPage() {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  const [chosen, setChosen] = useState<string[]>([])
  const { open, busy } = usePdf()
  const own = useOwnScope()
  const emergency = useTexts(emergencyTexts)
  const [view, setView] = useTabView(views)
  const choice = permitArea.menus.some((menu) => canAccess(menu)) && (
    <div className="facility-tools">
      <Segmented
        className="facility-views"
        aria-label={text('view')}
        value={view}
        options={views.map((value) => ({ value, label: emergency(`view.${value}`) }))}
        onChange={setView}
      />
    </div>
  )
  if (choice && view === 'map')
    return (
      <div className="facility-page">
        <PageHeader help={text('help.facility')} />
        {choice}
        <EmergencyMap plantCd={picturedPlant(own)} />
      </div>
    )
  return (
    <FacilityRegister
      help={text('help.facility')}
      onOpen={({ facilityNo }) => tab.open(addressOf(machinePages.safFacility, facilityNo))}
      selected={chosen}
      onSelect={setChosen}
      toolbar={
        yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void open(labelsPath, { facilityNos: chosen.join(',') })}
          >
            {text('labels')}
          </Button>
        )
      }
    >
      {choice}
    </FacilityRegister>
  )
}

/** One machine, as its label opens it: whether it may be used, what is due, what was and is done at it. */
export function FacilityDetailPage() {
  return (
    <OpenRecord resource={safFacility}>
      {(detail) => <Machine key={detail.data.facilityNo} detail={detail} />}
    </OpenRecord>
  )
}

const standingAt = (stops: readonly LifeEntry[]) => stops.filter(({ state }) => state === 'stopped')

function Machine({ detail }: { detail: Detail<typeof safFacility> }) {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  const { facilityNo, facilityCd, facilityNm } = detail.data
  const name = `${facilityCd} ${facilityNm}`
  const [stopping, setStopping] = useState(false)
  const { open, busy } = usePdf()
  const { data } = useQuery({
    queryKey: [safFacilityLaw.name, 'life', facilityNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: FacilityLife }>(`/api/saf/facilitylife/${facilityNo}`, undefined, { signal }))
        .data,
  })
  const form = useRecordForm(safFacility, detail, { editable: false })
  useEffect(() => tab.setTitle(name), [tab, name])
  const standing = standingAt(data?.stops ?? [])
  return (
    <div className="facility-page">
      <PageHeader
        title={name}
        extra={
          <>
            {yes(tab.menu.printYn) && (
              <Button
                icon={<PrinterOutlined aria-hidden />}
                loading={busy}
                onClick={() => void open(labelsPath, { facilityNos: String(facilityNo) })}
              >
                {text('labels')}
              </Button>
            )}
            {tab.canWrite && (
              <Button danger icon={<StopOutlined aria-hidden />} onClick={() => setStopping(true)}>
                {text('stopIt')}
              </Button>
            )}
          </>
        }
      />
      {standing.length > 0 && (
        <Alert type="error" showIcon title={text('standing', { n: standing.length })} />
      )}
      {data?.unjudged.map(({ lawInspCd, lacks }) => (
        <Alert
          key={lawInspCd}
          type="warning"
          showIcon
          title={text('notJudged', { lacks: text(`lacks.${lacks as UnjudgedMachine['lacks']}`) })}
        />
      ))}
      {data && <Inspections life={data} />}
      {data && <Entries title={text('stops')} resource={safFacilityStop} rows={data.stops} />}
      {data && <Entries title={text('inspections')} resource={safFacilityInsp} rows={data.inspections} />}
      {data && <Entries title={text('orders')} resource={workOrder} rows={data.orders} />}
      {data && <Entries title={text('lotos')} resource={safLoto} rows={data.lotos} />}
      {data && <Entries title={text('checks')} resource={safCheckResult} rows={data.checks} />}
      {data && <Entries title={text('events')} resource={safEvent} rows={data.events} />}
      {data && <Entries title={text('improvements')} resource={improvement} rows={data.improvements} />}
      <RecordForm form={form}>
        <FacilityFacts form={form} />
      </RecordForm>
      {stopping && (
        <RegisterPopup
          resource={safFacilityStop}
          first={{ facilityNo, stopReasonCd: 'hazard', ...defined({ facilityNm }) }}
          form={(stopForm) => <StopFields form={stopForm} />}
          onSaved={() => setStopping(false)}
          onClose={() => setStopping(false)}
        />
      )}
    </div>
  )
}

function Inspections({ life }: { life: FacilityLife }) {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  return (
    <Block title={text('laws')}>
      {life.dues.length === 0 && <p className="facility-note">{text('nothing')}</p>}
      <ul className="facility-list">
        {life.dues.map((due) => (
          <li key={due.facilityLawNo}>
            <FacilityMark mark={due.mark} />
            <Button
              type="link"
              onClick={() => {
                const address = recordAddress(safFacilityLaw.name, due.facilityLawNo)
                if (address) tab.open(address)
              }}
            >
              {due.lawInspNm}
            </Button>
            <span>
              {text('dueYmd')} <DueDay due={due} />
            </span>
            {due.window && (
              <small>
                {text('window')} {due.window.from} ~ {due.window.to}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Entries({
  title,
  resource,
  rows,
}: {
  title: string
  resource: AnyResource
  rows: readonly LifeEntry[]
}) {
  const tab = useTab()
  if (rows.length === 0) return null
  return (
    <Block title={`${title} ${rows.length}`}>
      <ul className="facility-list">
        {rows.map((row) => {
          const address = recordAddress(row.resource, row.key)
          return (
            <li key={row.key}>
              <StateTag resource={resource} state={row.state} />
              {address ? (
                <Button type="link" onClick={() => tab.open(address)}>
                  {row.code}
                </Button>
              ) : (
                <span>{row.code}</span>
              )}
              <span>{row.title}</span>
              <small>{showMoment(row.at)}</small>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
