import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { patrolForms } from '../../record-pages.rule.ts'
import { safPatrolFinding } from '../patrol-finding.resource.ts'
import { safPatrol, type SafPatrol } from '../patrol.resource.ts'
import { patrolTypes, treatments, type OwnInspection } from '../patrol.rule.ts'
import { FindingList } from './FindingList.tsx'
import './patrol.css'
import { patrolTexts } from './patrol.texts.ts'

const card = {
  title: 'patrolTypeNm',
  facts: ['patrolCd', 'patrolDt', 'leadUserNm', 'badCnt', 'goodCnt'],
} as const

/** 순찰·지적 (saf/patrol/patrol): one press begins a round. */
export function PatrolPage() {
  const text = useTexts(patrolTexts)
  const tab = useTab()
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(safPatrol)
  const begin = async () => {
    const { data } = await api.post<{ data: SafPatrol }>(safPatrol.path, {
      plantCd: own.plantCd,
      patrolTypeCd: patrolTypes.round,
      patrolDt: momentOf(serverNow()),
    })
    tab.open(addressOf(patrolForms.safPatrol, data.patrolNo))
  }
  return (
    <RegisterPage
      resource={safPatrol}
      help={text('help.patrol')}
      card={card}
      first={{ patrolTypeCd: patrolTypes.round, patrolDt: momentOf(serverNow()), ...ownPlant(own) }}
      form={(form) => <PatrolFields form={form} />}
      toolbar={tab.canWrite && own.plantCd && <BusyButton action={begin}>{text('begin')}</BusyButton>}
    >
      <StateTiles resource={safPatrol} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function PatrolFields({ form }: { form: RecordFormHandle<typeof safPatrol> }) {
  const text = useTexts(patrolTexts)
  const { Field, Lines, detail } = form
  const open = form.editable
  return (
    <>
      <Block title={text('patrol')}>
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="patrolTypeCd" />
        <Field name="patrolDt" />
        {detail && <Field name="leadUserId" />}
        {detail?.data.endDt && <Field name="endDt" />}
        {detail?.data.endDt && <Field name="badCnt" />}
        {detail?.data.endDt && <Field name="goodCnt" />}
        <Field name="summaryCont" span={2} />
      </Block>
      <Block title={text('areas')}>
        <Lines
          name="areas"
          blank={{}}
          columns={{ areaCd: { width: 220, editable: open }, visitDt: { editable: false } }}
        />
      </Block>
      <Block title={text('vendors')}>
        <Lines
          name="vendors"
          blank={{}}
          columns={{ vendorCd: { width: 220, editable: open }, visitDt: { editable: false } }}
        />
      </Block>
      <Block title={text('members')}>
        <p className="patrol-note">{text('membersNote')}</p>
        <Lines
          name="members"
          blank={{}}
          columns={{
            memberKindCd: { width: 180, editable: open },
            memberUserId: { width: 180, editable: open },
            vendorCd: { editable: false },
            signDt: { editable: false },
          }}
        />
      </Block>
    </>
  )
}

/** One patrol; people of a company see of it what they sign. */
export function PatrolDetailPage() {
  const text = useTexts(patrolTexts)
  const tab = useTab()
  const { user } = useSession()
  if (user?.vendorCd) return <OwnInspections />
  return (
    <RecordPage
      resource={safPatrol}
      list={tab.menu.routePath}
      nameOf={(row) => row.patrolCd ?? text('patrol')}
      form={(form) => <PatrolFields form={form} />}
      extra={({ data }) =>
        data.state === 'begun' && tab.canWrite ? (
          <Button type="primary" onClick={() => tab.open(addressOf(patrolForms.safPatrol, data.patrolNo))}>
            {text('toField')}
          </Button>
        ) : (
          <Signing
            patrolNo={data.patrolNo}
            may={
              data.patrolTypeCd === patrolTypes.joint &&
              data.members.some(({ memberUserId, signDt }) => memberUserId === user?.userId && !signDt)
            }
          />
        )
      }
    >
      {({ data }) => (
        <Block title={text('findings')}>
          <FindingList patrolNo={data.patrolNo} />
        </Block>
      )}
    </RecordPage>
  )
}

/** Signs an inspection for the caller. */
function Signing({ patrolNo, may }: { patrolNo: number; may: boolean }) {
  const text = useTexts(patrolTexts)
  const notice = useNotice()
  const client = useQueryClient()
  if (!may) return null
  const sign = async () => {
    await api.put(`${safPatrol.path}/${patrolNo}/sign`)
    notice.toast(text('signed'))
    await client.invalidateQueries({ queryKey: [safPatrol.name] })
  }
  return (
    <BusyButton type="primary" action={sign}>
      {text('sign')}
    </BusyButton>
  )
}

function OwnInspections() {
  const text = useTexts(patrolTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [safPatrol.name, 'own'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnInspection[] }>('/api/saf/patrolsigns', undefined, { signal })).data,
  })
  return (
    <div className="patrol-page">
      <PageHeader title={text('ownPart')} help={text('ownHelp')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="patrol-note">{text('ownNone')}</p>}
            {rows.map((row) => (
              <Inspection key={row.patrolNo} row={row} />
            ))}
          </>
        )}
      </Gate>
    </div>
  )
}

function Inspection({ row }: { row: OwnInspection }) {
  const text = useTexts(patrolTexts)
  return (
    <Block
      title={`${row.patrolCd} · ${row.plantNm}`}
      extra={<Signing patrolNo={row.patrolNo} may={row.signDt === null} />}
    >
      <ul className="patrol-list">
        <li>
          <strong>{text('moment')}</strong> {showMoment(row.patrolDt)}
        </li>
        <li>
          <strong>{text('areas')}</strong> {row.areas.join(', ')}
        </li>
        {row.summaryCont && (
          <li>
            <strong>{text('summary')}</strong> {row.summaryCont}
          </li>
        )}
        {row.members.map((member) => (
          <li key={member.memberUserNm}>
            <strong>{member.memberKindNm}</strong>
            {[member.vendorNm, member.memberUserNm].filter(Boolean).join(' · ')}
            <small>
              {member.signDt ? text('signedAt', { moment: showMoment(member.signDt) }) : text('unsigned')}
            </small>
          </li>
        ))}
        {row.findings.map((finding) => (
          <li key={finding.findNo}>
            <strong>{finding.findCd}</strong>
            {[finding.areaNm, finding.findCont].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** One finding with its pictures and what followed from it. */
export function PatrolFindingDetailPage() {
  const text = useTexts(patrolTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={safPatrolFinding}
      list={tab.menu.routePath}
      ownActs
      nameOf={(row) => row.findCd ?? text('finding')}
      form={(form) => <FindingFields form={form} />}
    >
      {({ data }) =>
        data.treatCd === treatments.improve && (
          <Block title={text('improvements')}>
            <div className="span-all">
              <ImprovementPanel sourceModuleCd="PTR" sourceKey={`${safPatrolFinding.name} ${data.findNo}`} />
            </div>
          </Block>
        )
      }
    </RecordPage>
  )
}

function FindingFields({ form }: { form: RecordFormHandle<typeof safPatrolFinding> }) {
  const text = useTexts(patrolTexts)
  const { Field, detail } = form
  if (!detail) return null
  const { data } = detail
  return (
    <>
      <Block>
        <div className="span-all">
          <Attachments
            resource={safPatrolFinding}
            name="image"
            taskKey={data.findNo}
            editable={form.editable}
          />
        </div>
      </Block>
      <Block title={text('finding')}>
        <Field name="patrolNo" readOnly />
        <Field name="findDt" />
        <Field name="areaCd" />
        <Field name="placeNm" />
        <Field name="facilityNo" />
        <Field name="vendorCd" />
        <Field name="deptCd" />
        <Field name="treatCd" />
        <Field name="hazardTypeCd" />
        <Field name="gradeCd" />
        {data.treatCd === treatments.violation && <Field name="violStdNo" />}
        {data.permitNo && <Field name="permitNo" />}
        <Field name="findUserId" />
        <Field name="findCont" span={2} />
      </Block>
      <Block title={text('follows')}>
        {data.treatCd === treatments.stop && !data.stopDt && (
          <p className="patrol-note patrol-due">{text('notStopped')}</p>
        )}
        {data.stopDt && <Field name="stopDt" />}
        {data.toldDt && <Field name="toldDt" />}
        {data.toldVendorCd && <Field name="toldVendorCd" />}
        {data.imprNo && <Field name="imprNo" />}
        {data.warnNo && <Field name="warnNo" />}
      </Block>
    </>
  )
}
