import { describe, expect, it } from 'vitest';
import { AliyunSms, signAliyun } from '../../src/ports/aliyun-sms.ts';

const keys = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };
const settings = { ...keys, signName: '云栖禅寺', templateCode: 'SMS_000000' };
const message = { target: '13900000001', code: '012345', text: '', language: 'zh' as const };

describe('signature version 3', () => {
  it("gives the values of the provider's documented example", () => {
    const { headers, canonicalHash } = signAliyun(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: {
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        },
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      keys,
    );
    expect(canonicalHash).toBe('7ea06492da5221eba5297e897ce16e55f964061054b7695beedaac1145b1e259');
    expect(headers['authorization']).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('encodes what addresses leave as it is', () => {
    const { query } = signAliyun(
      {
        host: 'h',
        action: 'a',
        version: 'v',
        query: { b: "a b*~'()!", a: '禅' },
        date: '',
        nonce: '',
      },
      keys,
    );
    expect(query).toBe('a=%E7%A6%85&b=a%20b%2A~%27%28%29%21');
  });
});

describe('sending', () => {
  const answering = (body: string, status = 200) => {
    const calls: { url: string; init: RequestInit | undefined }[] = [];
    const request: typeof fetch = async (url, init) => {
      calls.push({ url: String(url), init });
      return new Response(body, { status });
    };
    return { calls, sms: new AliyunSms(settings, request) };
  };

  it('asks for the approved template with the code', async () => {
    const { calls, sms } = answering('{"Code":"OK","Message":"OK","BizId":"1","RequestId":"2"}');
    await sms.send(message);
    const url = new URL(calls[0]?.url ?? '');
    expect(url.origin).toBe('https://dysmsapi.aliyuncs.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      PhoneNumbers: '13900000001',
      SignName: '云栖禅寺',
      TemplateCode: 'SMS_000000',
      TemplateParam: '{"code":"012345"}',
    });
    const headers = new Headers(calls[0]?.init?.headers);
    expect(headers.get('x-acs-action')).toBe('SendSms');
    expect(headers.get('x-acs-version')).toBe('2017-05-25');
    expect(headers.get('authorization')).toMatch(/^ACS3-HMAC-SHA256 Credential=YourAccessKeyId,/);
  });

  it('says when the message was not taken, without the number or the code', async () => {
    const refusals = [
      ['{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"13900000001 012345"}', 200],
      ['{"Code":"SignatureDoesNotMatch","Message":"13900000001"}', 400],
      ['<html>13900000001</html>', 502],
    ] as const;
    for (const [body, status] of refusals) {
      const error = await answering(body, status)
        .sms.send(message)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toMatch(/13900000001|012345/);
    }
  });
});
