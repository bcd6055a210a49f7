import { useEffect, useState } from 'react'
import { ApartmentOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Detail } from '../../../core/shared/resource.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail, useRemove } from '../../../core/web/list/hooks.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { Destination } from '../dept-drop.rule.ts'
import { dept } from '../dept.resource.ts'
import { useDeptText } from './texts.ts'
import { DeptMovePopup } from './DeptMovePopup.tsx'
import type { DeptNode } from './dept-queries.web.ts'

export interface DeptDetailProps {
  chosen: DeptNode
  rows: readonly DeptNode[]
  onDirty: (dirty: boolean) => void
  onMove: (deptCd: string, destination: Destination) => Promise<boolean>
  /** After it was deleted. */
  onGone: () => void
}

/** The chosen department: names, head, period, and the move for those who do not drag. */
export function DeptDetail(props: DeptDetailProps) {
  const { detail, error, loading, reload } = useDetail(dept, props.chosen.deptCd)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <DeptForm {...props} detail={loaded} />}
    </Gate>
  )
}

function DeptForm({ chosen, rows, detail, onDirty, onMove, onGone }: DeptDetailProps & { detail: Detail<typeof dept> }) {
  const tab = useTab()
  const text = useDeptText()
  const notice = useNotice()
  const remove = useRemove(dept)
  const [moving, setMoving] = useState(false)
  const form = useRecordForm(dept, detail, !tab.canWrite ? { editable: false } : {})
  const { Field, dirty } = form
  useEffect(() => {
    onDirty(dirty)
    tab.setDirty(dirty)
  }, [tab, dirty, onDirty])
  const ask = async () => {
    if (!(await notice.confirm(text('removeConfirm', { name: chosen.deptNm }), { danger: true }))) return
    try {
      await remove(chosen.deptCd)
      notice.info(text('removed'))
      onGone()
    } catch {
      // The shell has shown the refusal; the department stays chosen.
    }
  }
  return (
    <>
      <RecordForm form={form}>
        <Block title={chosen.deptNm} extra={<span className="organisation-count">{text('people', { count: chosen.userCnt })}</span>}>
          <Field name="deptCd" readOnly />
          <Field name="deptNm" />
          <Field name="pdeptCd" readOnly />
          <Field name="plantCd" />
          <Field name="headUserId" />
          <Field name="fromYmd" />
          <Field name="toYmd" />
          <Field name="useYn" />
          <Field name="deptNmEn" />
          <Field name="deptNmZh" />
          <Field name="deptNmEs" />
        </Block>
      </RecordForm>
      <Stamps row={detail.data} />
      <div className="organisation-tools">
        {form.editable && (
          <>
            <Button type="primary" loading={form.saving} disabled={!dirty} onClick={() => void form.submit()}>
              {text('save')}
            </Button>
            <Button icon={<ApartmentOutlined aria-hidden />} disabled={dirty} onClick={() => setMoving(true)}>
              {text('move')}
            </Button>
            <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void ask()}>
              {text('remove')}
            </Button>
          </>
        )}
        <HistoryDrawer resource={dept} recordKey={chosen.deptCd} />
      </div>
      {moving && <DeptMovePopup chosen={chosen} rows={rows} onMove={onMove} onClose={() => setMoving(false)} />}
    </>
  )
}
