import { Block } from '../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useLanguage } from '../../../core/web/text/text.ts'
import { Untranslated } from '../../../core/web/components/Untranslated.tsx'
import { wordsOf } from '../../../core/shared/words.ts'
import type { Row } from '../../../core/shared/resource.ts'
import type { Language } from '../../../core/shared/session.ts'
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
  const language = useLanguage()
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
          <Field name="itemNmEn" span="all" />
          <Field name="itemNmZh" span="all" />
          <Field name="itemNmEs" span="all" />
          <Field name="basisTxtEn" />
          <Field name="basisTxtZh" />
          <Field name="basisTxtEs" />
          <Field name="needDefaultYn" />
          <Field name="photoYn" />
          <Field name="killYn" />
          <Field name="useYn" />
          {detail && <Field name="verNo" readOnly />}
          <Field name="effectYmd" readOnly={detail !== undefined} />
        </Block>
      )}
      columns={[
        {
          name: 'permitItemNo',
          text: say('untranslated'),
          kind: 'custom',
          width: 110,
          render: (row) => <Untranslated row={row} names={worded} />,
        },
      ]}
      cells={{
        ...translatedCells(language),
        permitTypeCd: ({ permitTypeNm, supplCd }) => permitTypeNm ?? (supplCd ? null : say('common')),
      }}
      widths={{ itemNm: 240, basisTxt: 130 }}
      hidden={['effectYmd'] as const}
      empty={say('empty')}
    />
  )
}

/** The texts that workers read. */
const worded = ['itemNm', 'basisTxt'] as const
type Item = Row<typeof permitItem>
/** Korean text gives way where the columns do not fit; what is drawn does not, so only translations are. */
const translatedCells = (language: Language): Partial<Record<'itemNm' | 'basisTxt', (row: Item) => string>> =>
  language === 'kr'
    ? {}
    : {
        itemNm: (row) => wordsOf(row, 'itemNm', language),
        basisTxt: (row) => wordsOf(row, 'basisTxt', language),
      }
