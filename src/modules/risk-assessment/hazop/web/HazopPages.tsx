import { useCallback, useEffect, useRef, useState } from 'react'
import { FileExcelOutlined, ImportOutlined, PrinterOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { useLive } from '../../../../core/web/live.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { RevisionPanel } from '../../../../platform/revision/web/RevisionPanel.tsx'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { studyPages } from '../../record-pages.rule.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { rsaHazopRow } from '../rsa-hazop-row.resource.ts'
import { rsaLopa } from '../rsa-lopa.resource.ts'
import { rsaSession } from '../rsa-session.resource.ts'
import type { StudyAnswer } from '../study.rule.ts'
import { BowTie } from './BowTie.tsx'
import './hazop.css'
import { hazopTexts } from './hazop.texts.ts'
import { OldWorkbook } from './OldWorkbook.tsx'
import { LopaFields } from './LopaPages.tsx'
import { SessionFields } from './StudyRecords.tsx'
import { Recommendations, Revalidation, StudyChecks } from './StudyParts.tsx'
import { StudySheet } from './StudySheet.tsx'
import { studyKey, useStudy } from './use-study.ts'

const studies = { rsaTypeCd: [assessmentTypes.hazop, assessmentTypes.whatIf] }
const studyCard = {
  title: 'rsaTargetNm',
  facts: ['rsaPlanNm', 'leaderUserNm', 'rowCnt', 'openRowCnt', 'riskGradeCd'],
} as const

/** HAZOP (rsa/result/resultHazop): the studies; each opens its worksheet. */
export function HazopPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  return (
    <RegisterPage
      resource={rsaTarget}
      hidden={['vendorNm', 'processNm', 'confirmDt', 'jsaCd', 'validToYmd'] as const}
      help={text('help')}
      defaults={studies}
      readOnly
      card={studyCard}
      onOpen={({ rsaTargetNo }) => tab.open(addressOf(studyPages.rsaTarget, rsaTargetNo))}
    />
  )
}

const views = [
  'sheet',
  'recommendations',
  'lopa',
  'bowtie',
  'sessions',
  'changes',
  'quality',
  'revisions',
] as const
type View = (typeof views)[number]
const settleMs = 1500

/** One study: the worksheet, and what is drawn, reckoned and kept from its rows. */
export function HazopStudyPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const key = tab.params.get('no') ?? ''
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, error, isLoading, refetch } = useStudy(key)
  // Counts follow the rows a moment later; the sheet itself is no query and is told row by row.
  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: studyKey(key) }), settleMs)
  }, [client, key])
  useLive(rsaHazopRow.name, changed)
  useLive('rsaHazopNode', changed)
  useLive('rsaMeasure', changed)
  useLive(rsaSession.name, changed)
  const name = data?.rsaTargetNm
  useEffect(() => {
    if (name !== undefined) tab.setTitle(name)
  }, [tab, name])
  return (
    <div className="hazop-study">
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(study) => <Study study={study} help={text('studyHelp')} onChanged={changed} />}
      </Gate>
    </div>
  )
}

function Study({ study, help, onChanged }: { study: StudyAnswer; help: string; onChanged: () => void }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const pdf = usePdf()
  const [view, setView] = useTabView(views)
  const [imports, setImports] = useState(false)
  const editable = tab.canWrite && study.why === null
  const path = `/api/rsa/hazop/study/${study.rsaTargetNo}`
  const target = recordPageAddress(rsaTarget.name, study.rsaTargetNo)
  return (
    <>
      <PageHeader
        title={study.rsaTargetNm}
        help={help}
        tags={<StateTag resource={rsaTarget} state={study.state} />}
        extra={
          <>
            {target && <Button onClick={() => tab.open(target)}>{text('target')}</Button>}
            {yes(tab.menu.printYn) && (
              <BusyButton icon={<PrinterOutlined aria-hidden />} action={() => pdf.open(`${path}/print`)}>
                {text('print')}
              </BusyButton>
            )}
            {yes(tab.menu.excelYn) && (
              <BusyButton
                icon={<FileExcelOutlined aria-hidden />}
                action={() => api.download(`${path}/workbook`)}
              >
                {text('workbook')}
              </BusyButton>
            )}
            {editable && (
              <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImports(true)}>
                {text('import')}
              </Button>
            )}
          </>
        }
      />
      <div className="hazop-views">
        <Segmented<View>
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: text(value) }))}
        />
      </div>
      {view === 'sheet' && <StudySheet study={study} onOpen={(count) => tab.setDirty(count > 0)} />}
      {view === 'recommendations' && <Recommendations study={study} />}
      {view === 'lopa' && <LopaList study={study} />}
      {view === 'bowtie' && <BowTie study={study} />}
      {view === 'sessions' && <SessionList study={study} />}
      {view === 'changes' && <Revalidation study={study} />}
      {view === 'quality' && <StudyChecks study={study} />}
      {view === 'revisions' && <Revisions study={study} />}
      {imports && (
        <OldWorkbook rsaTargetNo={study.rsaTargetNo} onDone={onChanged} onClose={() => setImports(false)} />
      )}
    </>
  )
}

/** Columns that say the same in each row of one study, or what another column says. */
const ofStudy = ['rsaTargetNm', 'initTxt'] as const
/** The layers of protection of a study. */
function LopaList({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const [query, setQuery] = useState<object>({ rsaTargetNo: String(study.rsaTargetNo) })
  const [adds, setAdds] = useState(false)
  const open = (key: number | string) => {
    const address = recordPageAddress(rsaLopa.name, key)
    if (address) tab.open(address)
  }
  return (
    <>
      <ResourceGrid
        resource={rsaLopa}
        query={query}
        onQuery={setQuery}
        onOpen={({ rsaLopaNo }) => open(rsaLopaNo)}
        toolbar={
          tab.canWrite &&
          study.why === null && <Button onClick={() => setAdds(true)}>{text('newLopa')}</Button>
        }
        hidden={ofStudy}
        layoutKey="hazopLopa"
      />
      {adds && (
        <RegisterPopup
          resource={rsaLopa}
          form={(form) => <LopaFields form={form} />}
          onSaved={open}
          onClose={() => setAdds(false)}
        />
      )}
    </>
  )
}
const ofMeeting = ['rsaTargetNm'] as const
/** The meetings of a study. */
function SessionList({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const [query, setQuery] = useState<object>({ rsaTargetNo: String(study.rsaTargetNo) })
  const [adds, setAdds] = useState(false)
  const open = (key: number | string) => {
    const address = recordPageAddress(rsaSession.name, key)
    if (address) tab.open(address)
  }
  return (
    <>
      <ResourceGrid
        resource={rsaSession}
        query={query}
        onQuery={setQuery}
        onOpen={({ rsaSessionNo }) => open(rsaSessionNo)}
        toolbar={
          tab.canWrite &&
          study.why === null && <Button onClick={() => setAdds(true)}>{text('newSession')}</Button>
        }
        hidden={ofMeeting}
        layoutKey="hazopSessions"
      />
      {adds && (
        <RegisterPopup
          resource={rsaSession}
          first={{ rsaTargetNo: study.rsaTargetNo, fromTm: '13:30', toTm: '17:00' }}
          form={(form) => <SessionFields form={form} />}
          onSaved={open}
          onClose={() => setAdds(false)}
        />
      )}
    </>
  )
}
/** The frozen revisions: what was confirmed, and what was kept since. */
function Revisions({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const client = useQueryClient()
  const freeze = async () => {
    await api.post(`/api/rsa/hazop/study/${study.rsaTargetNo}/freeze`, {})
    await client.invalidateQueries({ queryKey: [rsaTarget.name] })
  }
  return (
    <>
      {tab.canWrite && (
        <div>
          <BusyButton action={freeze}>{text('freeze')}</BusyButton>
        </div>
      )}
      <RevisionPanel resource={rsaTarget} recordKey={study.rsaTargetNo} />
    </>
  )
}
