import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { yes } from '../../../../core/shared/session.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduCert } from '../edu-cert.resource.ts'
import { resultTexts } from './result.texts.ts'

const card = { title: 'personNm', facts: ['eduNm', 'certCd', 'eduEndYmd'] } as const
const printed = (numbers: readonly (number | string)[]): string =>
  `${eduCert.path}/print?${new URLSearchParams({ nos: numbers.join(',') })}`

/** 수료증 (education/result/eduCertPrint): chosen, then printed in one file. */
export function EduCertPage() {
  const text = useTexts(resultTexts)
  const tab = useTab()
  const notice = useNotice()
  const { open, busy } = usePdf()
  const [query, setQuery] = useTabQuery(eduCert)
  const [chosen, setChosen] = useState<string[]>([])
  const print = () => (chosen.length === 0 ? notice.info(text('chooseFirst')) : void open(printed(chosen)))
  return (
    <RegisterPage
      resource={eduCert}
      help={text('help.cert')}
      card={card}
      readOnly
      widths={{ eduNm: 220, personNm: 110 }}
      selected={chosen}
      onSelect={setChosen}
      toolbar={
        yes(tab.menu.printYn) ? (
          <Button icon={<PrinterOutlined aria-hidden />} loading={busy} onClick={print}>
            {text('printChosen')}
          </Button>
        ) : undefined
      }
    >
      <StateTiles resource={eduCert} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One certificate. */
export function EduCertDetailPage() {
  const text = useTexts(resultTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  return (
    <RecordPage
      resource={eduCert}
      list={tab.menu.routePath}
      nameOf={(row) => row.certCd ?? text('certificate')}
      tags={({ data }) => <span>{data.personNm}</span>}
      extra={({ data }) =>
        data.state === 'valid' && yes(tab.menu.printYn) ? (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void open(printed([data.eduCertNo]))}
          >
            {text('print')}
          </Button>
        ) : null
      }
      form={({ Field }, { data }) => (
        <Block title={text('certificate')}>
          <Field name="personNm" />
          <Field name="eduNm" span={2} />
          <Field name="eduEndYmd" />
          <Field name="recogMin" />
          <Field name="validToYmd" />
          <Field name="issueDt" />
          <Field name="printCnt" />
          <Field name="eduResultNo" />
          {data.cancelTxt && <Field name="cancelTxt" span="all" />}
        </Block>
      )}
    />
  )
}
