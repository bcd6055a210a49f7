import { PrinterOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DueWhy } from '../../web/DueWhy.tsx'
import { MakeBook } from '../../job-book/web/MakeBook.tsx'
import { Part } from '../../web/Part.tsx'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'
import { TargetCounts } from './TargetCounts.tsx'
import { Demand } from './DemandDialog.tsx'
import { JointCompanies } from './JointTargets.tsx'
import { LastYear } from './LastYear.tsx'
import { sheetOf } from './method-sheets.ts'
import { TargetFields } from './TargetFields.tsx'
import { TargetMeasures } from './TargetMeasures.tsx'
import { TargetShare } from './TargetShare.tsx'
import { TargetSign } from './TargetSign.tsx'
import { planTexts } from './plan-page.texts.ts'

const card = {
  title: 'rsaTargetNm',
  facts: ['rsaPlanNm', 'rsaTypeNm', 'deptNm', 'worstScore', 'riskGradeCd'],
} as const

/** 평가결과 (rsa/result/resultList). */
export function ResultPage() {
  const text = useTexts(planTexts)
  const [query, setQuery] = useTabQuery(rsaTarget)
  return (
    <RegisterPage
      resource={rsaTarget}
      help={text('help.result')}
      card={card}
      readOnly
      widths={{ rsaTargetNm: 220, rsaPlanNo: 200 }}
      hidden={['processNm', 'vendorNm', 'confirmDt', 'jsaCd', 'validToYmd']}
    >
      <StateTiles resource={rsaTarget} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One target: its team, its measures, last year's rows, its signatures and how it was told. */
export function TargetDetailPage() {
  const text = useTexts(planTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaTarget}
      list={tab.menu.routePath}
      nameOf={(row) => row.jsaCd ?? row.rsaTargetNm}
      tags={({ data }) => (
        <span>
          {data.rsaTypeNm} · {data.deptNm} {data.vendorNm} <JointCompanies row={data} />{' '}
          <TargetCounts row={data} />{' '}
          {data.validToYmd && (
            <>
              {data.validToYmd}{' '}
              <DueWhy resource={rsaTarget} recordNo={data.rsaTargetNo} updateDt={data.updateDt} />
            </>
          )}
        </span>
      )}
      before={({ data }) => (
        <>
          {data.supplementTxt && (
            <Alert type="warning" showIcon title={text('supplementAsked', { reason: data.supplementTxt })} />
          )}
          {/* What a member comes for stands before what the leader filled in. */}
          <TargetSign row={data} />
        </>
      )}
      form={(form) => <TargetFields form={form} />}
      extra={({ data }) => <TargetActs row={data} />}
    >
      {({ data, editable }) => (
        <>
          <TargetMeasures rsaTargetNo={data.rsaTargetNo} updateDt={data.updateDt} />
          <LastYear row={data} />
          {(data.state === 'confirmed' || data.state === 'shared') && <TargetShare row={data} />}
          <Part title={text('photos')}>
            <Attachments
              resource={rsaTarget}
              name="photo"
              taskKey={data.rsaTargetNo}
              editable={editable.length === 0}
            />
          </Part>
          <Part title={text('documents')}>
            <Attachments
              resource={rsaTarget}
              name="document"
              taskKey={data.rsaTargetNo}
              editable={editable.length === 0}
            />
          </Part>
        </>
      )}
    </RecordPage>
  )
}

function TargetActs({ row }: { row: RsaTarget }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  const sheet = sheetOf(row.rsaTypeCd)
  const papers = [
    ['sheet', text('sheetPaper')],
    ['poster', text('posterPaper')],
    ['card', text('cardPaper')],
  ] as const
  return (
    <>
      {sheet && row.state !== 'waiting' && (
        <Button type="primary" onClick={() => tab.open(sheet(row.rsaTargetNo))}>
          {text('openSheet')}
        </Button>
      )}
      <MakeBook target={row} />
      {row.state === 'review' && row.vendorCd !== null && tab.canWrite && <Demand row={row} />}
      {yes(tab.menu.printYn) &&
        papers.map(([paper, name]) => (
          <Button
            key={paper}
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void open(`${rsaTarget.path}/${row.rsaTargetNo}/print/${paper}`)}
          >
            {name}
          </Button>
        ))}
    </>
  )
}
