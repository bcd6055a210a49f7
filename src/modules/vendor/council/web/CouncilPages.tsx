import { PrinterOutlined, SignatureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { council } from '../council.resource.ts'
import { councilKindOf, monthlyKind, sharedStates } from '../council.rule.ts'
import { MinutesText } from './CouncilMinutes.tsx'
import { maySign, useSigning } from './signing.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { councilPageTexts } from './council-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** 안전보건 협의체 (vendor/council/council) */
export function CouncilListPage() {
  const say = useTexts(councilPageTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(council)
  return (
    <RegisterPage
      resource={council}
      files={['document']}
      help={say('listHelp')}
      form={(form) => <CouncilFields form={form} />}
      first={{
        kindCd: monthlyKind,
        councilYm: today.slice(0, 7),
        ...ownPlant(own),
      }}
      empty={say('listEmpty')}
    >
      <StateTiles resource={council} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function CouncilFields({ form }: { form: RecordFormHandle<typeof council> }) {
  const say = useTexts(councilPageTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={say('meeting')}>
        <Field name="kindCd" readOnly={detail !== undefined} span={2} />
        <Field name="plantCd" readOnly={detail !== undefined} />
        <Field name="councilYm" readOnly={detail !== undefined} />
        <Field name="meetDt" />
        <Field name="placeNm" />
        <Field name="chairUserId" />
        {detail && <Field name="shareDt" />}
      </Block>
      {detail && (
        <>
          <Block title={say(detail.data.kindCd === monthlyKind ? 'agendaOfLaw' : 'agenda')}>
            <Lines
              name="items"
              columns={{
                agendaCd: { width: 220 },
                cont: { width: 320 },
                decisionCont: { width: 260 },
                imprNo: { width: 180 },
              }}
            />
          </Block>
          <Block title={say('members')}>
            <Lines name="attends" blank={{ attendYn: 'Y' }} />
          </Block>
        </>
      )}
    </>
  )
}

/** One council: subjects, decisions, members and their signatures. */
export function CouncilDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(councilPageTexts)
  const tab = useTab()
  const print = usePdf()
  const signing = useSigning()
  return (
    <RecordPage
      resource={council}
      ownActs={isVendor()}
      list={tab.menu.routePath}
      nameOf={({ councilYm, plantNm, kindCd }) =>
        `${plantNm ?? ''} ${councilYm} ${said(councilKindOf(kindCd).name)}`
      }
      tags={({ data }) => <span>{data.councilCd}</span>}
      extra={({ data }) => (
        <>
          {maySign(data) && (
            <Button
              type="primary"
              icon={<SignatureOutlined aria-hidden />}
              loading={signing.busy}
              onClick={() => void signing.sign(data.councilNo)}
            >
              {word('sign')}
            </Button>
          )}
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.busy}
            onClick={() => void print.open(`${council.path}/${data.councilNo}/print`)}
          >
            {say('printMinutes')}
          </Button>
        </>
      )}
      before={({ data }) =>
        sharedStates.includes(data.state) && (
          <Block title={say('minutes')}>
            <MinutesText row={data} />
          </Block>
        )
      }
      form={(form) => <CouncilFields form={form} />}
    >
      {({ data, editable }) => (
        <Block title={word('attachments')}>
          <div className="span-all">
            <Attachments
              resource={council}
              name="document"
              taskKey={data.councilNo}
              editable={editable.length === 0 && tab.canWrite}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
