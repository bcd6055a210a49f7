import { useCallback, useEffect, useMemo, useRef } from 'react'
import { PlusOutlined, PrinterOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import type { LineDraft } from '../../../../core/web/form/line-rows.ts'
import { columnsOf } from '../../../../core/web/columns/columns-of.ts'
import { DownloadButton } from '../../../../core/web/list/DownloadButton.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { UploadButton } from '../../../../core/web/list/UploadButton.tsx'
import { useLive } from '../../../../core/web/live.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { RowSheetGrid } from '../../../../core/web/rows/RowSheetGrid.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import type { GridField } from '../../../../grid/columns.ts'
import { gradesOf, type Matrix } from '../../matrix/matrix.rule.ts'
import { SheetTakes } from '../../hazard/web/SheetTakes.tsx'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { charmSheets, riskRecords } from '../../record-pages.rule.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import type { CharmSheet } from '../charm-sheet.rule.ts'
import { rsaCharm } from '../rsa-charm.resource.ts'
import './charm.css'
import { charmTexts } from './charm-page.texts.ts'

const charms = { rsaTypeCd: [assessmentTypes.charm] }
const card = {
  title: 'rsaTargetNm',
  facts: ['rsaPlanNm', 'leaderUserNm', 'rowCnt', 'openRowCnt', 'riskGradeCd'],
} as const
const sheetKey = (key: string) => ['charmSheet', key]
const settleMs = 1500

/** CHARM (rsa/result/resultCharm): the targets that are assessed by it; each opens its sheet. */
export function CharmPage() {
  const text = useTexts(charmTexts)
  const tab = useTab()
  return (
    <RegisterPage
      resource={rsaTarget}
      hidden={['vendorNm', 'processNm', 'confirmDt', 'jsaCd', 'validToYmd'] as const}
      help={text('help')}
      defaults={charms}
      readOnly
      card={card}
      onOpen={({ rsaTargetNo }) => tab.open(addressOf(charmSheets.rsaTarget, rsaTargetNo))}
    />
  )
}

/** The substances of one target, with exposure and hazard as the server judges them. */
export function CharmSheetPage() {
  const text = useTexts(charmTexts)
  const tab = useTab()
  const key = tab.params.get('no') ?? ''
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: sheetKey(key),
    queryFn: async ({ signal }) =>
      (await api.get<{ data: CharmSheet }>(`/api/rsa/charmsheet/${key}`, undefined, { signal })).data,
  })
  // Counts follow the rows a moment later; the rows themselves come one by one.
  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: sheetKey(key) }), settleMs)
  }, [client, key])
  useLive(rsaCharm.name, changed)
  const name = data?.rsaTargetNm
  useEffect(() => {
    if (name !== undefined) tab.setTitle(name)
  }, [tab, name])
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(sheet) => <Sheet sheet={sheet} help={text('sheetHelp')} onChanged={changed} />}
    </Gate>
  )
}

/** The risk stands beside the substance; how it was measured and proposed is said and written on the page of the row. */
const shown = [
  'taskTxt',
  'substanceTxt',
  'score',
  'chemNo',
  'prodNo',
  'contentPct',
  'dayQty',
  'dayUnitCd',
  'formCd',
  'dustLvCd',
  'useTemp',
  'boilingPt',
  'ventCd',
  'measYn',
  'measVal',
  'measUnitCd',
  'measYmd',
  'twaVal',
  'twaUnitCd',
  'freq',
  'sev',
  'gapCds',
  'measureTxt',
  'hierCd',
  'ownerUserId',
  'dueYmd',
  'expScore',
  'opinionTxt',
]

/** What the register fills in or the page of the row says; the chooser of columns shows it beside the others. */
const onTheRow = [
  'contentPct',
  'dustLvCd',
  'useTemp',
  'boilingPt',
  'measYn',
  'measYmd',
  'twaVal',
  'twaUnitCd',
  'hierCd',
  'ownerUserId',
  'dueYmd',
  'opinionTxt',
]

function Sheet({ sheet, help, onChanged }: { sheet: CharmSheet; help: string; onChanged: () => void }) {
  const text = useTexts(charmTexts)
  const tab = useTab()
  const pdf = usePdf()
  const spoken = useSpoken(rsaCharm)
  const { rsaTargetNo, matrix } = sheet
  const editable = tab.canWrite && sheet.why === null
  const mayTakeHome = yes(tab.menu.excelYn)
  const query = useMemo(() => ({ rsaTargetNo }), [rsaTargetNo])
  const target = recordPageAddress(rsaTarget.name, rsaTargetNo)
  const columns = useMemo((): Record<string, Partial<GridField<LineDraft>>> => {
    const risk = (name: string): Partial<GridField<LineDraft>> => ({
      width: 116,
      kind: 'custom',
      render: (row) => (
        <Risk
          matrix={matrix}
          score={row[name] as number | null}
          onOpen={
            typeof row['rsaCharmNo'] === 'number'
              ? () => tab.open(addressOf(riskRecords.rsaCharm, row['rsaCharmNo'] as number))
              : undefined
          }
        />
      ),
    })
    return {
      taskTxt: { width: 120, fixed: 'left' },
      substanceTxt: { width: 108, fixed: 'left' },
      score: { ...risk('score'), width: 98, fixed: 'left' },
      dayQty: { width: 68, text: text('perDay') },
      dayUnitCd: { width: 48, text: text('unit') },
      formCd: { width: 68 },
      ventCd: { width: 80 },
      measVal: { width: 60 },
      measUnitCd: { width: 62, text: text('unit') },
      freq: { width: 48, text: text('headExposure') },
      sev: { width: 48, text: text('headHazard') },
      gapCds: { width: 80 },
      measureTxt: { width: 106 },
      ...Object.fromEntries(onTheRow.map((name) => [name, { width: 110, hidden: true }])),
      chemNo: { width: 150, hidden: true },
      prodNo: { width: 150, hidden: true },
      expScore: { ...risk('expScore'), hidden: true },
    }
  }, [matrix, tab, text])
  return (
    <div className="charm-sheet">
      <PageHeader
        title={sheet.rsaTargetNm}
        help={help}
        tags={<StateTag resource={rsaTarget} state={sheet.state} />}
        extra={
          <>
            {target && <Button onClick={() => tab.open(target)}>{text('target')}</Button>}
            {yes(tab.menu.printYn) && (
              <BusyButton
                icon={<PrinterOutlined aria-hidden />}
                action={() => pdf.open(`/api/rsa/charmsheet/${rsaTargetNo}/print`)}
              >
                {text('print')}
              </BusyButton>
            )}
          </>
        }
      />
      {sheet.why !== null && <Alert type="info" showIcon title={sheet.why} />}
      {sheet.newerBook && (
        <Alert
          type="info"
          showIcon
          title={text('newerBook', { book: sheet.newerBook.jobBookCd, version: sheet.newerBook.verNo })}
        />
      )}
      <p className="charm-facts" role="status">
        <span>{text('rows', { count: sheet.rows })}</span>
        <span>{text('unscored', { count: sheet.unscored })}</span>
        <span>{text('notAccepted', { count: sheet.notAccepted })}</span>
        <span>{text('withoutMeasure', { count: sheet.withoutMeasure })}</span>
        <span>{text('typedRows', { count: sheet.typedRows })}</span>
        {sheet.changedRows > 0 && <strong>{text('changedRows', { count: sheet.changedRows })}</strong>}
        {!sheet.mayMeasure && <span>{text('healthOnly')}</span>}
      </p>
      <RowSheetGrid
        resource={spoken}
        query={query}
        fields={shown}
        columns={columns}
        orderBy="sortOrder"
        editable={editable}
        height={560}
        layoutKey="charmSheet"
        onOpen={(count) => {
          tab.setDirty(count > 0)
          if (count === 0) onChanged()
        }}
        toolbar={
          <>
            {editable && (
              <BusyButton
                icon={<PlusOutlined aria-hidden />}
                action={() => api.post(`${recordPath(rsaTarget, rsaTargetNo)}/charmfill`, {}).then(onChanged)}
              >
                {text('fill')}
              </BusyButton>
            )}
            {editable && (
              <SheetTakes
                target={{ rsaTargetNo, rsaTypeCd: assessmentTypes.charm, plantCd: sheet.plantCd }}
                onTaken={onChanged}
              />
            )}
            {editable && (
              <UploadButton resource={spoken} {...defined({ conditions: mayTakeHome ? query : undefined })} />
            )}
            {mayTakeHome && (
              <DownloadButton
                resource={spoken}
                query={query}
                columns={columnsOf(spoken)}
                layoutKey="charmSheet"
              />
            )}
          </>
        }
      />
    </div>
  )
}

/** A score with the name of its grade, in the colour of the matrix; it opens the row, where its steps stand. */
function Risk({
  matrix,
  score,
  onOpen,
}: {
  matrix: Matrix
  score: number | null | undefined
  onOpen: (() => void) | undefined
}) {
  const text = useTexts(charmTexts)
  const isScored = score !== null && score !== undefined
  const grade = isScored ? gradesOf(matrix, Number(score))[0] : undefined
  const words = isScored ? `${score} ${grade?.gradeNm ?? ''}` : text('notJudged')
  const style = { borderColor: grade?.color }
  return onOpen ? (
    <button type="button" className="charm-risk" style={style} onClick={onOpen}>
      {words}
    </button>
  ) : (
    <span className="charm-risk" style={style}>
      {words}
    </span>
  )
}
