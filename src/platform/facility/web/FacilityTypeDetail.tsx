import { useEffect } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
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
import { useLanguage } from '../../../core/web/text/text.ts'
import { safFacilityType } from '../facility-type.resource.ts'
import { typeName, type FacilityType } from './type-tree.ts'
import { useFacilityText } from './texts.ts'

interface FacilityTypeDetailProps {
  chosen: FacilityType
  onDirty: (dirty: boolean) => void
  /** After it was deleted. */
  onGone: () => void
}

/** The chosen type, to be read or written. */
export function FacilityTypeDetail(props: FacilityTypeDetailProps) {
  const { detail, error, loading, reload } = useDetail(safFacilityType, props.chosen.safFacilityTypeCd)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <TypeForm {...props} detail={loaded} />}
    </Gate>
  )
}

function TypeForm({ chosen, detail, onDirty, onGone }: FacilityTypeDetailProps & { detail: Detail<typeof safFacilityType> }) {
  const tab = useTab()
  const text = useFacilityText()
  const notice = useNotice()
  const remove = useRemove(safFacilityType)
  const name = typeName(chosen, useLanguage())
  const form = useRecordForm(safFacilityType, detail, !tab.canWrite ? { editable: false } : {})
  const { Field, dirty } = form
  useEffect(() => {
    onDirty(dirty)
    tab.setDirty(dirty)
  }, [tab, dirty, onDirty])
  const ask = async () => {
    if (!(await notice.confirm(text('removeConfirm', { name }), { danger: true }))) return
    try {
      await remove(chosen.safFacilityTypeCd)
      notice.info(text('removed'))
      onGone()
    } catch {
      // The shell has shown the refusal; the type stays chosen.
    }
  }
  return (
    <>
      <RecordForm form={form}>
        <Block title={name}>
          <Field name="safFacilityTypeCd" readOnly />
          <Field name="safFacilityTypeNm" />
          <Field name="psafFacilityTypeCd" />
          <Field name="sortOrder" />
          <Field name="legalYn" />
          <Field name="lawTxt" />
          <Field name="useYn" />
          <Field name="safFacilityTypeNmEn" />
          <Field name="safFacilityTypeNmZh" />
          <Field name="safFacilityTypeNmEs" />
        </Block>
      </RecordForm>
      <Stamps row={detail.data} />
      <div className="organisation-tools">
        {form.editable && (
          <>
            <Button type="primary" loading={form.saving} disabled={!dirty} onClick={() => void form.submit()}>
              {text('save')}
            </Button>
            <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void ask()}>
              {text('remove')}
            </Button>
          </>
        )}
        <HistoryDrawer resource={safFacilityType} recordKey={chosen.safFacilityTypeCd} />
      </div>
    </>
  )
}
