import { Button } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { patrolForms } from '../../record-pages.rule.ts'
import { safPatrolFinding } from '../patrol-finding.resource.ts'
import { safPatrol, type SafPatrol } from '../patrol.resource.ts'
import { patrolTypes, treatments } from '../patrol.rule.ts'
import { FindingList } from './FindingList.tsx'
import { OwnInspections, Signing } from './OwnInspections.tsx'
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
