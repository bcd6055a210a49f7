import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { UploadButton } from '../../../core/web/list/UploadButton.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { destinationOf, type Drop } from '../dept-drop.rule.ts'
import { underOtherPlant } from '../dept-tree.rule.ts'
import { dept } from '../dept.resource.ts'
import { DeptDetail } from './DeptDetail.tsx'
import { DeptSideTree } from './DeptSideTree.tsx'
import { useDeptTree, type DeptNode } from './dept-queries.web.ts'
import { useDeptMove } from './use-dept-move.ts'
import { chosenOf } from './chosen-dept.ts'
import { useShownChoice } from './use-shown-choice.ts'
import '../../organisation.css'
import { deptTexts } from './dept.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 부서 (manage/dept/deptTree): the tree and the chosen department beside it (admin 6). */
export function DeptTreePage() {
  const text = useTexts(deptTexts)
  const { data, error, isLoading, refetch } = useDeptTree()
  return (
    <div className="organisation-record">
      <PageHeader help={text('help')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) => <Departments rows={rows} />}
      </Gate>
    </div>
  )
}

/** Fields of a new department; names in other languages are added in its form. */
const newFields = [
  'deptCd',
  'deptNm',
  'pdeptCd',
  'plantCd',
  'headUserId',
  'fromYmd',
  'toYmd',
  'useYn',
] as const

function Departments({ rows }: { rows: readonly DeptNode[] }) {
  const tab = useTab()
  const text = useTexts(deptTexts)
  const notice = useNotice()
  const today = useToday()
  const move = useDeptMove(rows)
  // A link names the department to begin with.
  const [selected, setSelected] = useState(tab.params.get('open') ?? undefined)
  const [creating, setCreating] = useState(false)
  const [dirty, setDirty] = useState(false)
  const main = useShownChoice(selected)
  const own = useOwnScope()
  const chosen = chosenOf(rows, selected, own.deptCd)
  const stray = underOtherPlant(rows)
  const choose = async (deptCd: string) => {
    if (deptCd === chosen?.deptCd) return
    if (dirty && !(await notice.confirm(text('unsaved'), { danger: true }))) return
    setDirty(false)
    setSelected(deptCd)
  }
  const drop = (dropped: Drop) => {
    const destination = destinationOf(rows, dropped)
    if (destination) void move(dropped.dragged, destination)
  }
  const first = {
    fromYmd: today,
    useYn: 'Y' as const,
    pdeptCd: chosen?.deptCd,
    pdeptNm: chosen?.deptNm,
    plantCd: chosen?.plantCd,
  }
  return (
    <div className="organisation-split">
      {stray.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text('stray')}
          description={stray.map(({ deptCd, deptNm, plantCd }) => (
            <Button key={deptCd} type="link" size="small" onClick={() => void choose(deptCd)}>
              {`${deptNm} (${plantCd})`}
            </Button>
          ))}
        />
      )}
      <div className="organisation-columns">
        <DeptSideTree
          rows={rows}
          selected={chosen?.deptCd}
          onSelect={(deptCd) => void choose(deptCd)}
          onDrop={tab.canWrite ? drop : undefined}
          tools={
            tab.canWrite && (
              <>
                <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
                  {text('create')}
                </Button>
                <UploadButton resource={dept} conditions={yes(tab.menu.excelYn) ? {} : undefined} />
              </>
            )
          }
        />
        <div ref={main} className="organisation-main">
          {chosen ? (
            <DeptDetail
              key={chosen.deptCd}
              chosen={chosen}
              rows={rows}
              onDirty={setDirty}
              onMove={move}
              onGone={() => setSelected(undefined)}
            />
          ) : (
            <PageEmpty>{text('choose')}</PageEmpty>
          )}
        </div>
      </div>
      {creating && (
        <RegisterPopup
          resource={dept}
          fields={newFields}
          first={first}
          onSaved={(deptCd) => setSelected(String(deptCd))}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}
