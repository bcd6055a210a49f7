import { Block } from '../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { permitItem } from './permit-item.resource.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { itemTexts } from './permit-item-page.texts.ts'

/**
 * 허가항목 관리 (constSafe/permit/permitItemManage): what is checked before, during and after a work, by kind of
 * permit.
 */
export function PermitItemPage() {
  const say = useTexts(itemTexts)
  const today = useToday()
  return (
    <RegisterPage
      resource={permitItem}
      help={say('help')}
      first={{
        stageCd: 'before',
        needDefaultYn: 'Y',
        photoYn: 'N',
        killYn: 'N',
        sortOrder: 900,
        verNo: 1,
        effectYmd: today,
        useYn: 'Y',
      }}
      form={({ Field, detail }) => (
        <Block>
          <Field name="permitTypeCd" />
          <Field name="supplCd" />
          <Field name="stageCd" />
          <Field name="sortOrder" />
          <Field name="itemNm" span="all" />
          <Field name="basisTxt" span="all" />
          <Field name="needDefaultYn" />
          <Field name="photoYn" />
          <Field name="killYn" />
          <Field name="useYn" />
          {detail && <Field name="verNo" readOnly />}
          <Field name="effectYmd" readOnly={detail !== undefined} />
        </Block>
      )}
      cells={{
        permitTypeCd: ({ permitTypeNm, supplCd }) => permitTypeNm ?? (supplCd ? null : say('common')),
      }}
      widths={{ itemNm: 420, basisTxt: 220 }}
      empty={say('empty')}
    />
  )
}
