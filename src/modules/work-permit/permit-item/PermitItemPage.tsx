import { Block } from '../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { permitItem } from './permit-item.resource.ts'

/**
 * 허가항목 관리 (constSafe/permit/permitItemManage): what is checked before, during and after a work, by kind of
 * permit.
 */
export function PermitItemPage() {
  const today = useToday()
  return (
    <RegisterPage
      resource={permitItem}
      help="작업 전·중·완료에 확인하는 항목입니다. 기본허가와 보충허가를 모두 비우면 모든 허가에 들어갑니다. 문장을 바꾸면 버전이 올라가고, 이미 검토한 허가는 그때의 문장을 지킵니다."
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
      cells={{ permitTypeCd: ({ permitTypeNm, supplCd }) => permitTypeNm ?? (supplCd ? null : '공통') }}
      widths={{ itemNm: 420, basisTxt: 220 }}
      empty="조건에 맞는 허가항목이 없습니다."
    />
  )
}
