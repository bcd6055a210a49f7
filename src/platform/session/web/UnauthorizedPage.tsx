import { PageMessage } from './PageMessage.tsx'

export const UnauthorizedPage = () => (
  <PageMessage code="401" title="unauthorized.title" help="unauthorized.help" />
)
