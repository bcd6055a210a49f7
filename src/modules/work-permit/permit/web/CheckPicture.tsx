import { useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { messages } from '../../../../core/shared/messages.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { attachCalls, attachKey } from '../../../../core/web/attach/attach-calls.ts'
import { acceptOf, checkFiles } from '../../../../core/web/attach/attach-check.ts'
import { flagOf } from '../../../../core/shared/file-flag.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { workPermit } from '../work-permit.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** Characters under a picture of several items; the server takes a thousand. */
const longestExplanation = 500

interface Props {
  permitNo: number
  itemNm: string
  /** The words of the button where it stands for several items. */
  label?: string
  /** The picture hangs on the permit, described with the item. */
  onAttached: (fileNo: number) => void
}
/**
 * Takes or chooses the picture of one check item: it is attached to the permit at once, on a telephone
 * straight from the camera.
 */
export function CheckPicture({ permitNo, itemNm, label, onAttached }: Props) {
  const say = useTexts(permitTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const group = workPermit.files!.photo!
  const attach = {
    taskClassNm: workPermit.name,
    taskFlag: flagOf(workPermit.files!, 'photo'),
    taskKey: permitNo,
  }
  const send = async (file: File) => {
    const [hint] = checkFiles([file], group, 0, 0).messages
    if (hint) return notice.error(hint)
    setBusy(true)
    try {
      const { data, refused = [] } = await attachCalls.upload(attach, [
        { file, explanation: itemNm.slice(0, longestExplanation), id: '', address: '' },
      ])
      const picture = data.at(-1)
      if (refused[0] || !picture) notice.error(refused[0]?.message ?? said(messages.fileSaveFailed))
      else onAttached(picture.fileNo)
      await client.invalidateQueries({ queryKey: attachKey(attach) })
    } catch (cause) {
      notice.error(
        cause instanceof ApiError && cause.status >= 400 && cause.status < 500
          ? cause.message
          : said(messages.fileSaveFailed),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Upload
      showUploadList={false}
      accept={acceptOf(group)}
      beforeUpload={(file) => {
        void send(file)
        return Upload.LIST_IGNORE
      }}
    >
      <Button
        icon={<CameraOutlined aria-hidden />}
        loading={busy}
        aria-label={label ?? say('pictureConfirmOf', { itemNm })}
      >
        {label ?? say('pictureConfirm')}
      </Button>
    </Upload>
  )
}
