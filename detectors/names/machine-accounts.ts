// Accounts that are no people: of machines, of services, of examples.

export const MACHINE_ACCOUNTS: ReadonlySet<string> = new Set(
  `user users username me you yourname your-name myname name someone somebody anyone nobody public shared default all guest root admin administrator ubuntu
  debian centos fedora rocky opc bitnami alpine vagrant ec2-user ec2user azureuser runner runneradmin runner-admin containeradministrator containeruser
  jenkins travis circleci gitlab-runner buildkite-agent vscode codespace coder gitpod node app web www www-data git svn postgres mysql redis elastic deploy
  deployer service svc worker build builder ci test tester testuser dev developer docker podman linuxbrew homebrew pi steam jovyan airflow spark hadoop
  daemon bin sys backup mail news nginx apache httpd sshd systemd oracle support operator system invalid unknown none null
  foo bar baz example x y xxx abc`.split(/\s+/),
);
