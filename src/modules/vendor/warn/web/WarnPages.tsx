import { defined } from '../../../../core/shared/defined.ts'
import { violationLevels } from '../../vendor/vendor-codes.rule.ts'
import { useState } from 'react'
import { LinkOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateReason } from '../../../../core/web/record/StateReason.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { improvement, type Improvement } from '../../../improvement/improvement/improvement.resource.ts'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { useOfCompany } from '../../web/of-company.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ofPeople, sanctions } from '../violation.rule.ts'
import { warnStates, type WarnState } from '../warn-transitions.rule.ts'
import { sanction, violStd, warnPoint } from '../warn-point.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { warnPageTexts } from './warn-page.texts.ts'

const levelTones: Readonly<Record<string, Tone>> = { VVL01: 'plain', VVL02: 'warning', VVL03: 'danger' }

/** 위반기준 (vendor/base/violStd) */
export function ViolStdPage() {
  const say = useTexts(warnPageTexts)
  const today = useToday()
  return (
    <RegisterPage
      resource={violStd}
      help={say('stdHelp')}
      first={{
        violLvlCd: violationLevels.pointOut,
        workerPoint: 1,
        vendorPoint: 1,
        applyFromYmd: today,
        useYn: 'Y',
      }}
      widths={{ violNm: 220, actTxt: 220, legalBasisTxt: 260 }}
    />
  )
}

/** Where it happened and who issued it is read in the violation: its number and the company need the room. */
const behind = ['placeNm', 'issueUserNm'] as const
const card = {
  title: 'violStdNm',
  facts: ['vendorNm', 'vendorWorkerNm', 'occurDt', 'objectToYmd', 'vendorPoint'],
} as const
const draft: WarnState = 'draft'
/** A company is told of what the plant has written: it has no drafts. */
const toldStates = Object.keys(warnStates).filter((state) => state !== draft)

/** 경고·지적 (vendor/warn/warnPoint) and 경고·지적현황 of a company. */
export function WarnListPage() {
  const tab = useTab()
  const imprNo = tab.params.get('imprNo') ?? undefined
  const { detail, error, loading, reload } = useDetail(improvement, imprNo)
  if (imprNo === undefined) return <WarnList />
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {({ data }) => <WarnList key={imprNo} of={data} />}
    </Gate>
  )
}
/** @param of the improvement that speaks for a violation: what it says stands in the new one */
function WarnList({ of }: { of?: Improvement }) {
  const say = useTexts(warnPageTexts)
  const own = useOwnScope()
  const [now] = useState(() => momentOf(new Date()))
  const [query, setQuery] = useTabQuery(warnPoint)
  return (
    <RegisterPage
      resource={warnPoint}
      files={['photo']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      readOnly={isVendor()}
      removable={!isVendor()}
      first={{
        occurDt: now,
        ...ownPlant(own),
        ...(of && {
          plantCd: of.plantCd,
          plantNm: of.plantNm,
          placeNm: of.placeNm,
          ...defined({ vendorCd: of.actVendorCd ?? undefined, vendorNm: of.actVendorNm ?? undefined }),
          cont: say('ofImprovement', {
            code: of.imprCd ?? '',
            name: of.imprNm,
            due: showMoment(of.dueDt),
            count: of.reopenCnt ?? 0,
          }),
        }),
      }}
      form={(form) => <WarnFields form={form} />}
      cells={{
        violLvlNm: ({ violLvlCd, violLvlNm }) =>
          violLvlNm && <ToneTag tone={levelTones[violLvlCd ?? ''] ?? 'plain'}>{violLvlNm}</ToneTag>,
      }}
      widths={{ warnCd: 170, violStdNm: 200, vendorNm: 150 }}
      hidden={behind}
      card={card}
      empty={say(isVendor() ? 'vendorEmpty' : 'plantEmpty')}
    >
      <StateTiles
        resource={warnPoint}
        query={query}
        onQuery={setQuery}
        {...defined({ states: isVendor() ? toldStates : undefined })}
      />
    </RegisterPage>
  )
}

function WarnFields({ form }: { form: RecordFormHandle<typeof warnPoint> }) {
  const say = useTexts(warnPageTexts)
  const { Field, detail } = form
  const ofCompany = useOfCompany(form)
  return (
    <>
      <Block title={say('violation')}>
        <Field name="violStdNo" span={2} />
        <Field name="occurDt" />
        <Field name="placeNm" />
        {!isVendor() && <Field name="vendorCd" />}
        <Field name="vendorWorkerNo" around={ofCompany} />
        <Field name="permitNo" around={ofCompany} />
        {!isVendor() && <Field name="plantCd" />}
        <Field name="cont" />
        {!isVendor() && detail?.data.sourceUrl && <Source url={detail.data.sourceUrl} />}
      </Block>
      {detail && detail.data.state !== 'draft' && (
        <Block title={say('points')}>
          <Field name="violLvlCd" />
          <Field name="workerPoint" />
          <Field name="vendorPoint" />
          <Field name="issueUserId" />
          <Field name="noticeDt" />
          <Field name="objectToYmd" />
          {detail.data.objectCont && <Field name="objectCont" />}
          {detail.data.decideUserId && <Field name="decideUserId" />}
          {detail.data.decideCont && <Field name="decideCont" />}
          {detail.data.actCont && <Field name="actCont" />}
        </Block>
      )}
    </>
  )
}

/** The record in which another module has found the violation. */
function Source({ url }: { url: string }) {
  const say = useTexts(warnPageTexts)
  const tab = useTab()
  return (
    <div className="span-all">
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => tab.open(url)}>
        {say('source')}
      </Button>
    </div>
  )
}

/** One violation: what was seen, points, objection, what was put right. */
export function WarnDetailPage() {
  const say = useTexts(warnPageTexts)
  const tab = useTab()
  const print = usePdf()
  return (
    <RecordPage
      resource={warnPoint}
      ownActs={isVendor()}
      list={tab.menu.routePath}
      nameOf={({ violStdNm, warnCd }) => violStdNm ?? warnCd ?? say('warn')}
      tags={({ data }) => (
        <>
          <span>{data.warnCd}</span>
          <span>{data.vendorNm}</span>
          {data.violLvlNm && (
            <ToneTag tone={levelTones[data.violLvlCd ?? ''] ?? 'plain'}>{data.violLvlNm}</ToneTag>
          )}
          {data.state === 'notified' && <span>{say('objectUntil', { day: data.objectToYmd ?? '' })}</span>}
        </>
      )}
      extra={({ data }) =>
        data.state !== 'draft' && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.busy}
            onClick={() => void print.open(`${warnPoint.path}/${data.warnNo}/print`)}
          >
            {say('print')}
          </Button>
        )
      }
      before={({ data }) => <StateReason resource={warnPoint} row={data} />}
      form={(form) => <WarnFields form={form} />}
    >
      {({ data }) => (
        <>
          <Block title={say('photosAction')}>
            <div className="span-all">
              <Attachments
                resource={warnPoint}
                name="photo"
                taskKey={data.warnNo}
                editable={data.state === 'draft' && tab.canWrite && !isVendor()}
              />
              {data.state !== 'draft' && (
                <Attachments
                  resource={warnPoint}
                  name="action"
                  taskKey={data.warnNo}
                  editable={data.state === 'confirmed' && tab.canWrite && isVendor()}
                />
              )}
            </div>
          </Block>
          {!isVendor() && data.state !== 'draft' && (
            <Block title={say('improvement')}>
              <div className="span-all">
                <ImprovementPanel sourceModuleCd="VEN" sourceKey={`warn ${data.warnNo}`} />
              </div>
            </Block>
          )}
        </>
      )}
    </RecordPage>
  )
}

/** 제재관리 (vendor/warn/sanction) */
export function SanctionListPage() {
  const say = useTexts(warnPageTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(sanction)
  return (
    <RegisterPage
      resource={sanction}
      help={say('sanctionHelp')}
      first={{ fromYmd: today, ...ownPlant(own) }}
      removable={false}
      form={(form) => <SanctionFields form={form} />}
      widths={{ vendorNm: 150 }}
      empty={say('sanctionEmpty')}
    >
      <StateTiles resource={sanction} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
function SanctionFields({ form }: { form: RecordFormHandle<typeof sanction> }) {
  const say = useTexts(warnPageTexts)
  const { Field, detail, antd } = form
  const ofCompany = useOfCompany(form)
  const kind = Form.useWatch('sanctionTypeCd', antd) as string | undefined
  const training = kind === sanctions.training
  return (
    <Block title={say('sanction')}>
      <Field name="sanctionTypeCd" />
      <Field name="vendorCd" />
      <Field name="vendorWorkerNo" around={ofCompany} required={ofPeople.has(kind ?? '')} />
      <Field name="plantCd" />
      <Field name="fromYmd" />
      <Field name="toYmd" />
      {training && <Field name="eduTypeCd" required />}
      {training && <Field name="eduHour" required />}
      {detail?.data.stopYmd && <Field name="stopYmd" />}
      {detail && <Field name="basisPoint" />}
      <Field name="cont" />
      {detail?.data.liftReason && <Field name="liftReason" />}
    </Block>
  )
}
/** One sanction with its approval. */
export function SanctionDetailPage() {
  const say = useTexts(warnPageTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={sanction}
      ownActs={isVendor()}
      list={tab.menu.routePath}
      nameOf={({ sanctionTypeNm, sanctionCd }) => `${sanctionTypeNm ?? say('sanction')} ${sanctionCd ?? ''}`}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          {data.vendorWorkerNm && <span>{data.vendorWorkerNm}</span>}
        </>
      )}
      form={(form) => <SanctionFields form={form} />}
    />
  )
}
