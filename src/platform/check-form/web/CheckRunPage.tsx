import { Button } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { recordAddress } from '../../../core/web/record-address.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { checkRun } from '../check-run.resource.ts'
import { checkFormTexts } from './check-form-page.texts.ts'

const card = { title: 'checkFormNm', facts: ['doneUserNm', 'doneDt', 'score', 'badCnt'] } as const

/** 점검표 답 (manage/code/checkRun): what was answered of each record, and the marks of honesty. */
export function CheckRunPage() {
  const text = useTexts(checkFormTexts)
  const tab = useTab()
  return (
    <RegisterPage
      resource={checkRun}
      readOnly
      help={text('runHelp')}
      card={card}
      widths={{ sourceNo: 110, resultNm: 94 }}
      cells={{
        // Drawn as it is: a column that is drawn keeps its width, and its head of one word does not break.
        resultNm: ({ resultNm }) => resultNm,
        sourceNo: ({ sourceCd, sourceNo }) => {
          const address = recordAddress(sourceCd.split(' ')[0]!, sourceNo)
          return address === null ? (
            sourceNo
          ) : (
            <Button type="link" size="small" onClick={() => tab.open(address)}>
              {text('openSource', { no: sourceNo })}
            </Button>
          )
        },
      }}
    />
  )
}
