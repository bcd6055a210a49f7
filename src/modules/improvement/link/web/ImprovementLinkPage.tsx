import { useState } from 'react'
import { CopyOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { addDays } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block, Field } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { improvementLink } from '../improvement-link.resource.ts'
import '../../web/improvement.css'
import { linkTexts } from './link-page.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** The links that are open, were open or will be, and the code of each. */
export function ImprovementLinkPage() {
  const text = useTexts(linkTexts)
  const tab = useTab()
  const today = useToday()
  const [query, setQuery] = useTabQuery(improvementLink)
  const asked = Number(tab.params.get('no'))
  const [opened, setOpened] = useState<{ key?: number } | undefined>(asked ? { key: asked } : undefined)
  return (
    <div className="impr">
      <PageHeader title={useSpoken(improvementLink).title} help={text('help')} />
      <SearchPanel resource={improvementLink} query={query} onSearch={setQuery} />
      <ResourceGrid
        resource={improvementLink}
        query={query}
        onQuery={setQuery}
        onOpen={({ imprLinkNo }) => setOpened({ key: imprLinkNo })}
        onCreate={tab.canWrite ? () => setOpened({}) : undefined}
        empty={text('empty')}
      />
      {opened && (
        <RegisterPopup
          resource={improvementLink}
          recordKey={opened.key}
          first={{ fromYmd: today, toYmd: addDays(today, 30), useYn: 'Y' }}
          form={() => (
            <>
              <Block>
                {(
                  ['linkNm', 'plantCd', 'deptCd', 'vendorCd', 'placeNm', 'fromYmd', 'toYmd', 'useYn'] as const
                ).map((name) => (
                  <Field key={name} name={name} />
                ))}
              </Block>
              {opened.key !== undefined && tab.canWrite && <LinkAddress imprLinkNo={opened.key} />}
            </>
          )}
          onSaved={(key) => setOpened({ key: Number(key) })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

function LinkAddress({ imprLinkNo }: { imprLinkNo: number }) {
  const text = useTexts(linkTexts)
  const notice = useNotice()
  const { data } = useQuery({
    queryKey: [improvementLink.name, 'address', imprLinkNo],
    queryFn: ({ signal }) =>
      api.get<{ data: { url: string; qrSvg: string } }>(
        `${improvementLink.path}/${imprLinkNo}/address`,
        undefined,
        { signal },
      ),
    select: (answer) => answer.data,
    // The address follows the end day.
    gcTime: 0,
  })
  if (!data) return null
  return (
    <Block title={text('address')}>
      <div className="span-all impr-link">
        <img
          src={`data:image/svg+xml;base64,${btoa(data.qrSvg)}`}
          alt={text('address')}
          width={180}
          height={180}
        />
        <div>
          <p>{data.url}</p>
          <Button
            icon={<CopyOutlined aria-hidden />}
            onClick={() =>
              void navigator.clipboard.writeText(data.url).then(() => notice.info(text('copied')))
            }
          >
            {text('copy')}
          </Button>
          <Alert type="info" showIcon title={text('changes')} />
        </div>
      </div>
    </Block>
  )
}
