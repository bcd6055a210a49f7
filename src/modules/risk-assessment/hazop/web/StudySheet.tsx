import { useMemo, useState } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import type { GridField } from '../../../../grid/columns.ts'
import { defined } from '../../../../core/shared/defined.ts'
import { yes } from '../../../../core/shared/session.ts'
import { columnsOf } from '../../../../core/web/columns/columns-of.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import type { LineDraft } from '../../../../core/web/form/line-rows.ts'
import { DownloadButton } from '../../../../core/web/list/DownloadButton.tsx'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { UploadButton } from '../../../../core/web/list/UploadButton.tsx'
import { useOwnSetting } from '../../../../core/web/own-settings.ts'
import { RowSheetGrid } from '../../../../core/web/rows/RowSheetGrid.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { guidesOf } from '../deviation.rule.ts'
import { rsaHazopNode } from '../rsa-hazop-node.resource.ts'
import { rsaHazopRow } from '../rsa-hazop-row.resource.ts'
import { rsaNodeTemplate } from '../rsa-node-template.resource.ts'
import type { StudyAnswer, StudyNode } from '../study.rule.ts'
import { GradeLegend, lookOf } from './Grade.tsx'
import { hazopTexts } from './hazop.texts.ts'
import { StudyNodes } from './StudyNodes.tsx'
import { TakeTemplate } from './TakeTemplate.tsx'
import { MatrixPopup, type Chosen, type RankingName } from './MatrixPopup.tsx'
import { studyKey } from './use-study.ts'

const nodeFields = [
  'rsaHazopNodeNm',
  'sortOrder',
  'paramCds',
  'intentTxt',
  'rangeTxt',
  'tagTxt',
  'drawingTxt',
  'drawingRevTxt',
] as const
/** One sentence of a study, and what it leads to: what a person reads and types in one go. */
const sentence = [
  'paramCd',
  'guideCd',
  'deviationTxt',
  'causeTxt',
  'consequenceTxt',
  'safeguardTxt',
  'sev',
  'freq',
  'gradeCd',
  'recommendTxt',
  'expSev',
  'expFreq',
  'expGradeCd',
]
/** The worksheet as it goes on paper. */
const whole = [
  'paramCd',
  'guideCd',
  'deviationTxt',
  'causeTxt',
  'consequenceTxt',
  'bareSev',
  'bareFreq',
  'bareGradeCd',
  'safeguardTxt',
  'sev',
  'freq',
  'gradeCd',
  'recommendTxt',
  'expSev',
  'expFreq',
  'expGradeCd',
  'alarpTxt',
  'notCredibleYn',
  'notCredibleTxt',
  'noteTxt',
]
const joined = ['paramCd', 'guideCd', 'deviationTxt']
const levelFields: Record<RankingName, { freq: string; sev: string }> = {
  bare: { freq: 'bareFreq', sev: 'bareSev' },
  present: { freq: 'freq', sev: 'sev' },
  expected: { freq: 'expFreq', sev: 'expSev' },
}
const levelHead = (head: string) => ({ width: 34, text: head, align: 'center' as const })
/** What a row is known by stays in view, where the window has room for that and the rest. */
const pinned = { fixed: 'left' } as const
const hasRoom = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(`(width >= ${roomyPx}px)`).matches
const roomyPx = 1280

/** The worksheet of a study: its nodes on the left, the rows of one of them on the right. */
export function StudySheet({ study, onOpen }: { study: StudyAnswer; onOpen: (count: number) => void }) {
  const tab = useTab()
  const [nodeNo, setNodeNo] = useState(study.nodes[0]?.rsaHazopNodeNo)
  const [edited, setEdited] = useState<{ key?: number }>()
  const [kept, keep] = useOwnSetting('hazopNodes')
  // Beside the sheet they take the room of two of its columns.
  const folded = kept !== 'beside'
  const node = study.nodes.find((each) => each.rsaHazopNodeNo === nodeNo) ?? study.nodes[0]
  const editable = tab.canWrite && study.why === null
  const last = study.nodes.length + 1
  return (
    <div className={folded ? 'hazop-sheet is-folded' : 'hazop-sheet'}>
      <StudyNodes
        {...{ study, node, folded }}
        onFold={(next) => keep(next ? 'folded' : 'beside')}
        onChoose={setNodeNo}
        {...defined({ onAdd: editable ? () => setEdited({}) : undefined })}
      />
      {node && (
        <NodeRows
          key={node.rsaHazopNodeNo}
          {...{ study, node, editable, onOpen }}
          onEdit={() => setEdited({ key: node.rsaHazopNodeNo })}
        />
      )}
      {edited && (
        <RegisterPopup
          resource={rsaHazopNode}
          recordKey={edited.key}
          fields={nodeFields}
          readOnly={!editable}
          first={{ rsaTargetNo: study.rsaTargetNo, sortOrder: last }}
          onSaved={(key) => setNodeNo(Number(key))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

function NodeRows({
  study,
  node,
  editable,
  onOpen,
  onEdit,
}: {
  study: StudyAnswer
  node: StudyNode
  editable: boolean
  onOpen: (count: number) => void
  onEdit: () => void
}) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const spoken = useSpoken(rsaHazopRow)
  const [ranked, setRanked] = useState<{ row: LineDraft; first: RankingName }>()
  const [takes, setTakes] = useState(false)
  const [roomy] = useState(hasRoom)
  const [kept, keep] = useOwnSetting('hazopColumns')
  const all = kept === 'all'
  const { rsaTargetNo, matrix, rsaTypeCd } = study
  const mayTakeHome = yes(tab.menu.excelYn)
  const isWhatIf = rsaTypeCd === assessmentTypes.whatIf
  const query = useMemo(
    () => ({ rsaTargetNo, rsaHazopNodeNo: node.rsaHazopNodeNo }),
    [rsaTargetNo, node.rsaHazopNodeNo],
  )
  const columns = useMemo((): Record<string, Partial<GridField<LineDraft>>> => {
    const grade = (name: string, first: RankingName, head: string): Partial<GridField<LineDraft>> => ({
      width: 44,
      text: head,
      kind: 'custom',
      align: 'center',
      render: (row) => {
        const gradeCd = row[name] as string | null
        const gradeNm = matrix.grades.find((each) => each.gradeCd === gradeCd)?.gradeNm
        if (!editable)
          return (
            gradeCd && (
              <span className="hazop-grade" style={lookOf(matrix, gradeCd)} role="img" aria-label={gradeNm}>
                {gradeCd}
              </span>
            )
          )
        return (
          <button
            type="button"
            className="hazop-grade"
            style={lookOf(matrix, gradeCd)}
            aria-label={gradeNm ?? text('notScored')}
            title={gradeNm ?? text('notScored')}
            onClick={() => setRanked({ row, first })}
          >
            {/* The column is one sign wide; the legend above the sheet names it. */}
            {gradeCd ?? '–'}
          </button>
        )
      },
    })
    const known = roomy ? pinned : {}
    return {
      lookedYn: { width: 72, ...known },
      paramCd: { width: 46, ...known },
      guideCd: {
        width: 56,
        text: text('guide'),
        ...known,
        optionsOf: (row, options) =>
          options.filter(({ code }) => (guidesOf[String(row['paramCd'])] ?? []).includes(code)),
      },
      deviationTxt: { width: 76, ...known },
      causeTxt: { width: 150, ...known },
      consequenceTxt: { width: 150, ...known },
      bareSev: levelHead('S₀'),
      bareFreq: levelHead('F₀'),
      bareGradeCd: grade('bareGradeCd', 'bare', 'R₀'),
      safeguardTxt: { width: 146 },
      sev: levelHead('S'),
      freq: levelHead('F'),
      gradeCd: grade('gradeCd', 'present', 'R'),
      recommendTxt: { width: 140 },
      expSev: levelHead('S′'),
      expFreq: levelHead('F′'),
      expGradeCd: grade('expGradeCd', 'expected', 'R′'),
      alarpTxt: { width: 160 },
      notCredibleYn: { width: 80 },
      notCredibleTxt: { width: 140 },
      noteTxt: { width: 140 },
    }
  }, [editable, matrix, text, roomy])
  const fields = useMemo(() => {
    const asked = all ? whole : sentence
    const names = isWhatIf ? asked.filter((name) => name !== 'paramCd' && name !== 'guideCd') : asked
    return study.prevTargetNo === null ? names : ['lookedYn', ...names]
  }, [all, isWhatIf, study.prevTargetNo])
  const choose = async (row: LineDraft, name: RankingName, { freq, sev }: Chosen) => {
    const rowNo = row['rsaHazopRowNo'] as number
    const names = levelFields[name]
    const { data } = await api.get<{ data: { updateDt: string } }>(recordPath(rsaHazopRow, rowNo))
    const apart = name === 'present' ? { peopleSev: null, environmentSev: null, assetSev: null } : {}
    await api.put(recordPath(rsaHazopRow, rowNo), {
      ...apart,
      [names.freq]: freq,
      [names.sev]: sev,
      updateDt: data.updateDt,
    })
  }
  const lay = async () => {
    await api.post(`${recordPath(rsaHazopNode, node.rsaHazopNodeNo)}/layout`, {})
    await client.invalidateQueries({ queryKey: studyKey(rsaTargetNo) })
  }
  const rankedNo = ranked?.row['rsaHazopRowNo'] as number | undefined
  return (
    <div>
      <div className="hazop-facts">
        {node.intentTxt && (
          <span>
            {text('intent')}: {node.intentTxt}
          </span>
        )}
        {node.drawingTxt && (
          <span>
            {text('drawing')}: {node.drawingTxt} {node.drawingRevTxt}
          </span>
        )}
        {node.newerTemplate && (
          <Button
            size="small"
            type="link"
            onClick={() =>
              tab.open(recordPageAddress(rsaNodeTemplate.name, node.newerTemplate!.rsaNodeTemplateNo) ?? '')
            }
          >
            {text('newerTemplate', {
              name: node.newerTemplate.rsaNodeTemplateNm,
              version: node.newerTemplate.verNo,
            })}
          </Button>
        )}
        <Button size="small" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {text('editNode')}
        </Button>
        <GradeLegend matrix={matrix} title={text('grades')} />
      </div>
      <RowSheetGrid
        key={all ? 'all' : 'sentence'}
        resource={spoken}
        query={query}
        fields={fields}
        columns={columns}
        orderBy="sortOrder"
        joined={joined}
        editable={editable}
        height={560}
        layoutKey={all ? 'hazopSheet' : 'hazopSentence'}
        onOpen={onOpen}
        toolbar={
          <>
            <Button size="small" onClick={() => keep(all ? 'sentence' : 'all')}>
              {text(all ? 'sentenceColumns' : 'allColumns')}
            </Button>
            {editable && !isWhatIf && <BusyButton action={lay}>{text('layout')}</BusyButton>}
            {editable && !isWhatIf && <Button onClick={() => setTakes(true)}>{text('template')}</Button>}
            {editable && (
              <UploadButton resource={spoken} {...defined({ conditions: mayTakeHome ? query : undefined })} />
            )}
            {mayTakeHome && (
              <DownloadButton
                resource={spoken}
                query={query}
                columns={columnsOf(spoken)}
                layoutKey="hazopSheet"
              />
            )}
          </>
        }
      />
      {ranked && rankedNo === undefined && (
        <BasePopup open title={text('matrix')} onClose={() => setRanked(undefined)}>
          <p>{text('saveFirst')}</p>
        </BasePopup>
      )}
      {ranked && rankedNo !== undefined && (
        <MatrixPopup
          matrix={matrix}
          words={[ranked.row['deviationTxt'], ranked.row['causeTxt']].filter(Boolean).join(' · ')}
          first={ranked.first}
          of={(name) => ({
            freq: ranked.row[levelFields[name].freq] as number,
            sev: ranked.row[levelFields[name].sev] as number,
          })}
          onChoose={(name, chosen) =>
            choose(ranked.row, name, chosen).catch((error: unknown) => {
              notice.failure(error)
            })
          }
          onClose={() => setRanked(undefined)}
        />
      )}
      {takes && (
        <TakeTemplate
          nodeNo={node.rsaHazopNodeNo}
          onTaken={() => void client.invalidateQueries({ queryKey: studyKey(rsaTargetNo) })}
          onClose={() => setTakes(false)}
        />
      )}
      {rankedNo === undefined && tab.canWrite && study.why !== null && <p>{study.why}</p>}
    </div>
  )
}

export const rowAddress = (rowNo: number): string => recordPageAddress(rsaHazopRow.name, rowNo) ?? ''
