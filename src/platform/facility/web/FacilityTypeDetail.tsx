import type { Detail } from '../../../core/shared/resource.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/data/hooks.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { SideRecord } from '../../../core/web/record/SideRecord.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useLanguage } from '../../../core/web/text/text.ts'
import { safFacilityType } from '../facility-type.resource.ts'
import { typeName, type FacilityType } from './type-tree.ts'
import { facilityTexts } from './facility.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

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

function TypeForm({
  chosen,
  detail,
  onDirty,
  onGone,
}: FacilityTypeDetailProps & { detail: Detail<typeof safFacilityType> }) {
  const { canWrite } = useTab()
  const text = useTexts(facilityTexts)
  const name = typeName(chosen, useLanguage())
  const form = useRecordForm(safFacilityType, detail, !canWrite ? { editable: false } : {})
  const { Field } = form
  return (
    <SideRecord
      resource={safFacilityType}
      recordKey={chosen.safFacilityTypeCd}
      form={form}
      detail={detail}
      texts={{
        save: text('save'),
        remove: text('remove'),
        removed: text('removed'),
        removeConfirm: text('removeConfirm', { name }),
      }}
      onDirty={onDirty}
      onGone={onGone}
    >
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
    </SideRecord>
  )
}
