import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ExportOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { defined } from '../../../../core/shared/defined.ts'
import type { AnyResource, Detail, Query } from '../../../../core/shared/resource.ts'
import { yes } from '../../../../core/shared/session.ts'
import { columnsOf } from '../../../../core/web/columns/columns-of.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { DownloadButton } from '../../../../core/web/list/DownloadButton.tsx'
import { ResourceGrid, type ResourceGridProps } from '../../../../core/web/list/ResourceGrid.tsx'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { UploadButton } from '../../../../core/web/list/UploadButton.tsx'
import { useLive } from '../../../../core/web/live.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { RowSheetGrid, type RowActions } from '../../../../core/web/rows/RowSheetGrid.tsx'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useNarrow } from '../../../../core/web/use-narrow.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { riskRecords } from '../../record-pages.rule.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { rowPageOf } from '../row-pages.rule.ts'
import { rsaHazard } from '../rsa-hazard.resource.ts'
import { GradePill } from './GradePill.tsx'
import { HazardFields } from './HazardFields.tsx'
import { hazardTexts } from './hazard.texts.ts'
import { RowMatrix } from './RowMatrix.tsx'
import { columnsWith, joinedOf, sheetResourceOf, shownOf } from './sheet-columns.ts'
import { SheetTakes } from './SheetTakes.tsx'
import { useSheetFacts, type SheetFacts } from './use-sheet-facts.ts'
import './hazard.css'

/** 평가표 (rsa/result/hazardSheet): the rows of one target by its method, with what is still open above them. */
export function HazardSheetPage() {
  const { params } = useTab()
  const { detail, error, loading, reload } = useDetail(rsaTarget, params.get('no') ?? undefined)
  // Asked beside the target, not after it.
  const facts = useSheetFacts(Number(params.get('no')) || undefined)
  return (
    <Gate
      data={detail && facts.data}
      error={error ?? facts.error}
      loading={loading || facts.isLoading}
      onRetry={() => (error ? reload() : void facts.refetch())}
    >
      {(known) => <Sheet key={detail!.data.rsaTargetNo} detail={detail!} facts={known} />}
    </Gate>
  )
}

const settleMs = 1500
function Sheet({ detail, facts }: { detail: Detail<typeof rsaTarget>; facts: SheetFacts }) {
  const say = useTexts(hazardTexts)
  const tab = useTab()
  const client = useQueryClient()
  const target = detail.data
  const { rsaTargetNo, rsaTypeCd, rsaTargetNm } = target
  const resource = sheetResourceOf(rsaTypeCd)
  useEffect(() => tab.setTitle(rsaTargetNm), [tab, rsaTargetNm])
  // The counts above, and what keeps the target from its review, follow the rows of everybody: one question for many
  // saved rows.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void client.invalidateQueries({ queryKey: [rsaTarget.name, 'sheet', rsaTargetNo] })
      void client.invalidateQueries({ queryKey: queryKeys.detail(rsaTarget as AnyResource, rsaTargetNo) })
    }, settleMs)
  }, [client, rsaTargetNo])
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive(resource.name, changed)
  const editable = tab.canWrite && facts.closed === null
  return (
    <div className="register-page risk-sheet">
      <PageHeader
        title={rsaTargetNm}
        help={say('helpSheet')}
        tags={
          <>
            <StateTag resource={rsaTarget} state={target.state} />
            <span>{target.jsaCd ?? target.rsaTypeNm}</span>
          </>
        }
        extra={
          <Button
            icon={<ExportOutlined aria-hidden />}
            onClick={() => tab.open(addressOf(riskRecords.rsaTarget, rsaTargetNo))}
          >
            {say('toTarget')}
          </Button>
        }
      />
      <FactsLine facts={facts} rsaTypeCd={rsaTypeCd} />
      {facts.closed && <Alert type="info" showIcon title={facts.closed} />}
      {facts.tooLong && <Alert type="warning" showIcon title={say('tooLong')} />}
      {facts.newerBook && (
        <Alert
          type="info"
          showIcon
          title={say('newerBook', { book: facts.newerBook.jobBookCd, version: facts.newerBook.verNo })}
          action={
            <Button
              size="small"
              onClick={() => tab.open(addressOf(riskRecords.rsaJobBook, facts.newerBook!.rsaJobBookNo))}
            >
              {say('open')}
            </Button>
          }
        />
      )}
      <Rows target={target} facts={facts} editable={editable} />
      <TransitionBar resource={rsaTarget} detail={detail} />
    </div>
  )
}

function FactsLine({ facts, rsaTypeCd }: { facts: SheetFacts; rsaTypeCd: string }) {
  const say = useTexts(hazardTexts)
  const { summary, matrix, improvePct, steps } = facts
  return (
    <ul className="risk-facts">
      <li>{say('scored', { count: summary.scored })}</li>
      {summary.unscored > 0 && <li>{say('unscored', { count: summary.unscored })}</li>}
      <li>{say('notAccepted', { count: summary.notAccepted })}</li>
      {summary.withoutMeasure > 0 && (
        <li>
          <strong>{say('withoutMeasure', { count: summary.withoutMeasure })}</strong>
        </li>
      )}
      {improvePct !== null && <li>{say('improvePct', { pct: improvePct.toFixed(1) })}</li>}
      {rsaTypeCd === assessmentTypes.jsa && <li>{say('steps', { count: steps })}</li>}
      {summary.worst && (
        <li>
          {say('worst')} <GradePill matrix={matrix} score={summary.worst.score} />
        </li>
      )}
    </ul>
  )
}

interface RowsProps {
  target: Detail<typeof rsaTarget>['data']
  facts: SheetFacts
  editable: boolean
}
function Rows({ target, facts: { matrix }, editable }: RowsProps) {
  const say = useTexts(hazardTexts)
  const tab = useTab()
  const narrow = useNarrow()
  const { rsaTargetNo, rsaTypeCd } = target
  const resource = sheetResourceOf(rsaTypeCd)
  const spoken = useSpoken(resource)
  const query = useMemo(() => ({ rsaTargetNo }), [rsaTargetNo])
  const columns = useMemo(() => columnsWith((score) => <GradePill matrix={matrix} score={score} />), [matrix])
  const [taken, setTaken] = useState(0)
  const recordOf = rowPageOf(rsaTypeCd)
  const actions = useMemo(
    (): RowActions => ({
      text: say('row'),
      width: 150,
      render: (row, type) => (
        <>
          {rsaTypeCd !== assessmentTypes.checklist && (
            <RowMatrix matrix={matrix} row={row} editable={editable} onPick={type} />
          )}
          {row[resource.key] !== undefined && row[resource.key] !== null && (
            <Button
              type="link"
              size="small"
              onClick={() => tab.open(addressOf(recordOf, Number(row[resource.key])))}
            >
              {say('open')}
            </Button>
          )}
        </>
      ),
    }),
    [say, matrix, editable, resource, recordOf, tab, rsaTypeCd],
  )
  const toolbar = (
    <>
      {editable && <SheetTakes target={target} onTaken={() => setTaken((count) => count + 1)} />}
      {editable && !narrow && (
        <UploadButton resource={spoken} conditions={yes(tab.menu.excelYn) ? query : undefined} />
      )}
      {yes(tab.menu.excelYn) && !narrow && (
        <DownloadButton
          resource={spoken}
          query={query}
          columns={columnsOf(spoken)}
          layoutKey={`hazardSheet${rsaTypeCd}`}
        />
      )}
    </>
  )
  if (narrow)
    return <Cards key={taken} target={target} editable={editable} toolbar={toolbar} matrix={matrix} />
  return (
    <RowSheetGrid
      key={`${rsaTargetNo} ${taken}`}
      resource={spoken}
      query={query}
      fields={shownOf(rsaTypeCd)}
      columns={columns}
      orderBy="sortOrder"
      joined={joinedOf(rsaTypeCd)}
      editable={editable}
      height="fit"
      layoutKey={`hazardSheet${rsaTypeCd}`}
      actions={actions}
      toolbar={toolbar}
      onOpen={(count) => tab.setDirty(count > 0)}
    />
  )
}

type GridProps = ResourceGridProps<AnyResource>
const answerCard: GridProps['card'] = { title: 'itemTxt', facts: ['okNm', 'score'] }
const hazardCard: GridProps['card'] = { title: 'hazardTxt', facts: ['stepTxt', 'score', 'measureTxt'] }
/** On a telephone each row is a card, and opens with the matrix to press. */
function Cards({
  target,
  editable,
  toolbar,
  matrix,
}: {
  target: RowsProps['target']
  editable: boolean
  toolbar: React.ReactNode
  matrix: SheetFacts['matrix']
}) {
  const tab = useTab()
  const { rsaTargetNo, rsaTypeCd } = target
  const isChecklist = rsaTypeCd === assessmentTypes.checklist
  const resource = sheetResourceOf(rsaTypeCd)
  const [query, setQuery] = useState({ rsaTargetNo } as Query<AnyResource>)
  const [adding, setAdding] = useState(false)
  const recordOf = rowPageOf(rsaTypeCd)
  const cells = useMemo(
    (): GridProps['cells'] => ({
      score: ({ score }: Record<string, unknown>) => <GradePill matrix={matrix} score={score} />,
    }),
    [matrix],
  )
  return (
    <>
      <ResourceGrid
        resource={resource}
        query={query}
        onQuery={setQuery}
        card={isChecklist ? answerCard : hazardCard}
        cells={cells}
        onOpen={(row) =>
          tab.open(addressOf(recordOf, Number((row as Record<string, unknown>)[resource.key])))
        }
        {...defined({ onCreate: editable && !isChecklist ? () => setAdding(true) : undefined })}
        toolbar={toolbar}
      />
      {adding && (
        <RegisterPopup
          resource={rsaHazard}
          files={['photo']}
          first={{ rsaTargetNo, sortOrder: serverNow().getTime() / 1000 }}
          form={(form) => <HazardFields form={form} matrix={matrix} rsaTypeCd={rsaTypeCd} />}
          onSaved={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
