import { useState } from 'react'
import { ApartmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Detail } from '../../../core/shared/resource.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/data/hooks.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { SideRecord } from '../../../core/web/record/SideRecord.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { Destination } from '../dept-drop.rule.ts'
import { dept } from '../dept.resource.ts'
import { DeptMovePopup } from './DeptMovePopup.tsx'
import type { DeptNode } from './dept-queries.web.ts'
import { deptTexts } from './dept.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

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

function DeptForm({
  chosen,
  rows,
  detail,
  onDirty,
  onMove,
  onGone,
}: DeptDetailProps & { detail: Detail<typeof dept> }) {
  const { canWrite } = useTab()
  const text = useTexts(deptTexts)
  const [moving, setMoving] = useState(false)
  const form = useRecordForm(dept, detail, !canWrite ? { editable: false } : {})
  const { Field, dirty } = form
  return (
    <>
      <SideRecord
        resource={dept}
        recordKey={chosen.deptCd}
        form={form}
        detail={detail}
        texts={{
          save: text('save'),
          remove: text('remove'),
          removed: text('removed'),
          removeConfirm: text('removeConfirm', { name: chosen.deptNm }),
        }}
        onDirty={onDirty}
        onGone={onGone}
        tools={
          <Button icon={<ApartmentOutlined aria-hidden />} disabled={dirty} onClick={() => setMoving(true)}>
            {text('move')}
          </Button>
        }
      >
        <Block
          title={chosen.deptNm}
          extra={<span className="organisation-count">{text('people', { count: chosen.userCnt })}</span>}
        >
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
      </SideRecord>
      {moving && (
        <DeptMovePopup chosen={chosen} rows={rows} onMove={onMove} onClose={() => setMoving(false)} />
      )}
    </>
  )
}
