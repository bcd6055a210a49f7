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
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { defineTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { improvementLink } from '../improvement-link.resource.ts'
import '../../web/improvement.css'

const [useLinkText] = defineTexts({
  help: [
    '계정이 없는 작업자가 휴대전화로 개선을 요청하는 주소입니다. 사업장, 업체, 기간을 정하고 QR을 출입구에 붙입니다. 사용을 끄면 바로 열리지 않습니다.',
    'An address with which workers without an account ask for an improvement on their telephone. Set plant, contractor and time and hang the QR code at the gate. Switched off, it opens nothing at once.',
    '无账号的作业人员用手机申请改善的地址。设定工厂、承包商和期间，将二维码贴在出入口。关闭使用后立即失效。',
    'Una dirección con la que quien no tiene cuenta solicita mejoras desde su teléfono. Fije planta, contratista y fechas y cuelgue el código QR en el acceso. Desactivada, no abre nada.',
  ],
  empty: ['등록된 링크가 없습니다.', 'There is no link yet.', '没有链接。', 'No hay enlaces.'],
  address: ['주소와 QR', 'Address and QR code', '地址与二维码', 'Dirección y código QR'],
  copy: ['주소 복사', 'Copy the address', '复制地址', 'Copiar'],
  copied: ['복사하였습니다.', 'Copied.', '已复制。', 'Copiada.'],
  changes: [
    '종료일을 바꾸면 주소도 바뀝니다. 새 QR을 다시 붙여 주세요.',
    'With another end day the address changes: hang the new code.',
    '更改结束日后地址也会改变，请重新张贴二维码。',
    'Con otra fecha final cambia la dirección: cuelgue el código nuevo.',
  ],
})

/** The links that are open, were open or will be, and the code of each. */
export function ImprovementLinkPage() {
  const text = useLinkText()
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
        {...(tab.canWrite && { onCreate: () => setOpened({}) })}
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
  const text = useLinkText()
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
